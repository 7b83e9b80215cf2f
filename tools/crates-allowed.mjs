// What tools/check-crates.mjs lets pass, and why.

/** Licences that ask for no more than to be named. */
export const LICENCES = new Set([
  '0BSD',
  'Apache-2.0',
  'Apache-2.0 WITH LLVM-exception',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'BSL-1.0',
  'ISC',
  'MIT',
  'Unicode-3.0',
  'Unlicense',
  'Zlib',
]);

/** Crates whose own licence we accept beside those. */
export const EXCEPTIONS = {
  'webpki-roots': {
    licence: 'CDLA-Permissive-2.0',
    why: 'the list of certificates that browsers trust: data, free to be passed on with its licence',
  },
  'option-ext': { licence: 'MPL-2.0', why: 'comes with `directories`; we do not change it, and MPL asks no more' },
};

export const SOURCES = ['registry+https://github.com/rust-lang/crates.io-index'];

const HASHES = 'the kernel and `tungstenite` stand on sha2 0.10, `rust-embed` on 0.11';
const CHANCE = '`tungstenite` stands on rand 0.9, `rand_chacha` and `proptest` on 0.10';
const MACROS =
  '`axum`, `rust-embed` and `tracing` read code with syn 2, `clap` and others with 3; neither is in the binary';
const DATABASES = '`rusqlite` walks its rows with fallible-iterator 0.3, `postgres` with 0.2';
const WASI = '`whoami` (of `postgres`) stands on wasi 0.14, `mio` (of `tokio`) on 0.11; neither is in the binary';
const LETTERS = '`ring` (of `rustls`) and `ed25519-dalek` stand on older ages than `p256` and the rest';
const TOML = '`toml` 0.9 stands on two ages of its own parts';

/** Crates that are there more than once, and who holds the old version back. The list is to become shorter. */
export const DUPLICATES = {
  'block-buffer': { versions: 2, why: HASHES },
  cpufeatures: { versions: 2, why: HASHES },
  'crypto-common': { versions: 2, why: HASHES },
  digest: { versions: 2, why: HASHES },
  sha2: { versions: 2, why: HASHES },
  getrandom: { versions: 3, why: `${CHANCE}; ${LETTERS}` },
  'r-efi': { versions: 2, why: CHANCE },
  rand: { versions: 2, why: CHANCE },
  rand_chacha: { versions: 2, why: CHANCE },
  rand_core: { versions: 2, why: CHANCE },
  'fallible-iterator': { versions: 2, why: DATABASES },
  wasi: { versions: 2, why: WASI },
  base64: { versions: 2, why: '`post` stands on 0.22, `lettre` on 0.23' },
  'windows-sys': { versions: 2, why: LETTERS },
  syn: { versions: 2, why: MACROS },
  toml_datetime: { versions: 2, why: TOML },
  winnow: { versions: 2, why: TOML },
};
