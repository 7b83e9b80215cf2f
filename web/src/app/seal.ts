// The seal of a number for the fair dice, as the kernel makes it. The browser's own hashes are only there on safe
// addresses, and a table in a living room has none.

import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, concatBytes, hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js';

export const seal = (nonce: string): string =>
  bytesToHex(sha256(concatBytes(utf8ToBytes('grognard nonce seal\n'), hexToBytes(nonce))));
