import { aBranch } from '@dasturxon/core/testing';
import { expect, test, vi } from 'vitest';

import { aStorefront } from '../../testing/index.ts';
import { addLineAtom } from '../cart/cart.ts';
import { changeDraftAtom, orderDraftAtom } from '../checkout/order-draft.ts';
import { elsewhereAtom, stoppedAtom } from '../menu/availability.ts';
import { loadBranchOffer } from './branch-offer.ts';
import { nearestBranchAtom } from './nearest-branch.ts';

const { name } = aBranch();
const offers = [
  { id: 'near', name, distance: 100, productIds: ['plov', 'cake'], modifierIds: [] },
  { id: 'far', name, distance: 900, productIds: ['tea', 'cake'], modifierIds: [] },
];

/** A guest whose address two branches may serve. */
async function atAddress() {
  const { store, calls } = aStorefront({ answers: { 'GET /users/v1/branches/offers': offers } });
  const place = { id: null, type: null, name: '', latitude: 41, longitude: 69, streetName: 'Navoiy' };
  store.set(changeDraftAtom, {
    serviceType: 'DELIVERY',
    address: { ...place, houseNumber: '', details: null, cityId: null, comment: '' },
  });
  store.set(nearestBranchAtom, { id: 'near', name, distance: 100 });
  await loadBranchOffer(store, 'near');
  return { store, calls };
}

const put = (productId: string) => ({ productId, modifiers: [], count: 1 });

test('B-74 of an address only what none of its branches sells is stopped', async () => {
  const { store } = await atAddress();
  expect([...store.get(stoppedAtom)]).toEqual(['cake']);
});

test('B-74 the basket goes to the branch that has all of it, without another question to the server', async () => {
  const { store, calls } = await atAddress();
  store.set(addLineAtom, put('plov'));
  expect(store.get(nearestBranchAtom)?.id).toBe('far');
  await loadBranchOffer(store, 'far');
  expect(calls.filter(({ url }) => url.includes('/offers'))).toHaveLength(1);
  // Of dishes that no branch has together the nearer branch keeps as many.
  store.set(addLineAtom, put('tea'));
  await vi.waitFor(() => expect(store.get(nearestBranchAtom)?.id).toBe('near'));
  expect([...store.get(elsewhereAtom).values()]).toEqual(['product.otherBranch']);
  store.set(changeDraftAtom, { serviceType: 'PICK_UP' });
  expect(store.get(elsewhereAtom).size).toBe(0);
});

test('B-74 another address is asked about, also with the same nearest branch', async () => {
  const { store, calls } = await atAddress();
  const address = store.get(orderDraftAtom).address!;
  store.set(changeDraftAtom, { address: { ...address, latitude: 41.5 } });
  await vi.waitFor(() =>
    expect(calls.filter(({ url }) => url.includes('/offers')).at(-1)?.url).toContain('lat=41.5'),
  );
});
