import type { Address } from '@dasturxon/core/address';
import { anAddress, aUser } from '@dasturxon/core/testing';
import { expect, test, vi } from 'vitest';

import { guestAddressesAtom, keepGuestAddressAtom } from './guest-addresses.ts';
import { sessionAtom } from '../session/session.ts';
import { type Answers, aStorefront, aStore } from '../../testing/index.ts';
import { enterSession } from '../account/begin-session.ts';

const LIST = 'GET /users/v1/addresses/merchant/m-1/user/u-1';
const SAVE = 'POST /users/v1/addresses/user/u-1';
const session = { token: 't-1', user: aUser({ id: 'u-1' }) };

/** A guest with a home and, kept last, an office. */
function aGuest(answers: Answers) {
  const storefront = aStorefront({ deps: { storage: aStore() }, answers });
  storefront.store.sub(guestAddressesAtom, () => undefined);
  storefront.store.sub(sessionAtom, () => undefined);
  const keep = (address: Address, unique: string) =>
    storefront.store.set(keepGuestAddressAtom, { address, unique });
  keep(anAddress({ id: null, name: 'Uy' }), 'a');
  keep(anAddress({ id: null, name: 'Ish', latitude: 41.35 }), 'b');
  const sent = () => storefront.calls.filter(({ method }) => method === 'POST');
  return { ...storefront, sent };
}

test('SES-08 VAL-09 signing in sends the guest’s addresses to the server, without their own ids', async () => {
  const { store, sent } = aGuest({ [LIST]: [], [SAVE]: anAddress({ id: 'saved' }) });
  enterSession(store, session);
  await vi.waitFor(() => expect(store.get(guestAddressesAtom)).toEqual([]));
  const bodies = await Promise.all(sent().map((request) => request.json()));
  expect(bodies.map((body: { name: string }) => body.name)).toEqual(['Uy', 'Ish']);
  expect(bodies.some((body) => (body as { id?: string }).id)).toBe(false);
});

test('GEO-22 an address that the customer already has is not sent again', async () => {
  const { store, sent } = aGuest({ [LIST]: [anAddress({ id: 'home' })], [SAVE]: anAddress({ id: 'saved' }) });
  enterSession(store, session);
  await vi.waitFor(() => expect(store.get(guestAddressesAtom)).toEqual([]));
  expect(sent()).toHaveLength(1);
});

test('ERR-08 what could not be sent stays on the device', async () => {
  const { store, sent } = aGuest({ [LIST]: [], [SAVE]: () => Response.error() });
  enterSession(store, session);
  await vi.waitFor(() => expect(sent().length).toBeGreaterThan(0));
  expect(store.get(guestAddressesAtom)).toHaveLength(2);
});
