// A passkey is kept by a device, lets its person in on another, and is forgotten.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { faults } from './everybody.mjs';
import { House } from './house.mjs';

const here = new House();

/** A person at a device that keeps passkeys, some beforehand if they are given, at an address that has a name. */
async function withKeeper(kept = []) {
  const base = here.server.base.replace('127.0.0.1', 'localhost'),
    person = await here.come({}, base);
  const keeper = await person.context.newCDPSession(person.page);
  await keeper.send('WebAuthn.enable');
  const { authenticatorId } = await keeper.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
    },
  });
  for (const credential of kept) await keeper.send('WebAuthn.addCredential', { authenticatorId, credential });
  const keys = async () => (await keeper.send('WebAuthn.getCredentials', { authenticatorId })).credentials;
  return { person, keys };
}

test('a passkey lets its person in on another device, until it is forgotten', async () => {
  const { person: one, keys } = await withKeeper();
  await one.takeName('Estafette');
  await one.page.locator('[data-passkey=add]').click();
  await one.page.locator('[data-passkeys="1"]').waitFor();
  assert.deepEqual(await faults(one.page), []);

  const { person: phone } = await withKeeper(await keys());
  await phone.go('#/me');
  await phone.page.locator('[data-passkey=enter]').click();
  await phone.page.locator('[data-passkeys="1"]').waitFor();
  assert.equal(await phone.page.locator('input[name=name]').inputValue(), 'Estafette');

  await one.page.locator('[data-passkey=drop]').click();
  await one.page.locator('[data-passkeys="0"]').waitFor();
  const { person: late } = await withKeeper(await keys());
  await late.go('#/me');
  await late.page.locator('[data-passkey=enter]').click();
  await late.page.getByText('This passkey was not accepted').waitFor();
  // Who has none is told so.
  const { person: none } = await withKeeper();
  await none.go('#/me');
  await none.page.locator('[data-passkey=enter]').click();
  await none.page.getByText('No passkey was given').waitFor();
});
