// Every shape that travels between server and client, under one roof. All of it is generated
// from the server's own types.

export type * from '../protocol/index.ts';
