// The engine's own functions (crates/browser): every argument and answer but numbers is JSON.

export class Host {
  static open(left: string): Host;
  static watch(text: string): Host;
  watched(): string;
  hello(guest: number, text: string): string;
  say(guest: number, text: string): string;
  leave(guest: number): string;
  kept(): string;
  found(job: number, advice: string | undefined, millis: number): string;
  work(job: number): string;
  empty(): boolean;
  free(): void;
}
export class Thinker {
  constructor(task: string, seed: number);
  think(simulations: number): boolean;
  simulations(): number;
  ballot(): string | undefined;
  count(ballot: string): void;
  advice(): string;
  free(): void;
}
export function ask(address: string, body: string): string;
export function ask_puzzle(file: string, address: string, body: string): string;
export function create(wanted: string): string;
export function refusal(message: string): string;
export function unkept(): string;
export default function init(options: { module_or_path: WebAssembly.Module }): Promise<unknown>;
