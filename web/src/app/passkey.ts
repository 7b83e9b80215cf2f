// Passkeys: what the browser and whoever keeps its keys do in a ceremony, between the house's question and our answer.

import { answerWithPasskey, askForPasskey } from './api.ts';
import type { Me } from './wire.ts';

/** Whether there may be passkeys here: not at a bare number, nor where the browser cannot read what is asked. */
export const passkeys =
  'PublicKeyCredential' in window &&
  'parseCreationOptionsFromJSON' in PublicKeyCredential &&
  isSecureContext &&
  !/^[\d.]+$|^\[/.test(location.hostname);

/** Nobody gave a key: it was broken off, or there is none. */
export class NoPasskey extends Error {}

async function ceremony<O>(whose: 'me/' | '', ask: (options: O) => Promise<Credential | null>): Promise<Me> {
  const { token, options } = await askForPasskey(whose);
  let credential;
  try {
    credential = (await ask(options as O)) as PublicKeyCredential | null;
  } catch {
    credential = null;
  }
  if (!credential) throw new NoPasskey();
  return answerWithPasskey(whose, { token, credential: credential.toJSON() });
}

/** Somebody's device gets a passkey of his. */
export const addPasskey = (): Promise<Me> =>
  ceremony('me/', (options: PublicKeyCredentialCreationOptionsJSON) =>
    navigator.credentials.create({ publicKey: PublicKeyCredential.parseCreationOptionsFromJSON(options) }),
  );

/** This device becomes his whose passkey it is shown. */
export const enterByPasskey = (): Promise<Me> =>
  ceremony('', (options: PublicKeyCredentialRequestOptionsJSON) =>
    navigator.credentials.get({ publicKey: PublicKeyCredential.parseRequestOptionsFromJSON(options) }),
  );
