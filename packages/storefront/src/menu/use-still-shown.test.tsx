import { act, screen } from '@testing-library/react';
import { expect, test } from 'vitest';

import { chosenBranchAtom } from '../domains/branches/chosen-branch.ts';
import { nearestBranchAtom } from '../domains/branches/nearest-branch.ts';
import { changeDraftAtom } from '../domains/checkout/order-draft.ts';
import { aBoot, renderInStorefront } from '../testing/index.ts';
import { useStillShown } from './use-still-shown.ts';

const CARDS = [{ id: 'all' }, { id: 'here', branchIds: ['here'] }, { id: 'there', branchIds: ['there'] }];

function Cards() {
  return <p>{useStillShown(CARDS).map(({ id }) => `${id} `)}</p>;
}

const NAME = { uz: 'Shu yer', ru: '', eng: '' };
const services = aBoot({ settings: { deliveryActive: true, pickupActive: true } });

function shownCards() {
  const { store } = renderInStorefront(<Cards />, { boot: services });
  return { store, shown: () => screen.getByRole('paragraph').textContent };
}

test('BO-386 a guest who picks food up sees the cards of the chosen branch', () => {
  const { store, shown } = shownCards();
  act(() => store.set(changeDraftAtom, { serviceType: 'PICK_UP' }));
  expect(shown()).toBe('all here there ');
  act(() => store.set(chosenBranchAtom, { id: 'here', name: NAME }));
  expect(shown()).toBe('all here ');
});

test('BO-431 a guest of a delivery sees the cards of the branch of the address, and all before it is known', () => {
  const { store, shown } = shownCards();
  const address = {
    id: null,
    type: null,
    name: 'Home',
    latitude: 41.31,
    longitude: 69.24,
    streetName: 'Amir Temur 1',
    houseNumber: '1',
    details: null,
    cityId: null,
    comment: '',
    inputMode: undefined,
  };
  act(() => store.set(changeDraftAtom, { serviceType: 'DELIVERY' }));
  act(() => store.set(chosenBranchAtom, { id: 'here', name: NAME }));
  act(() => store.set(nearestBranchAtom, { id: 'there', name: NAME }));
  expect(shown()).toBe('all here there ');
  act(() => store.set(changeDraftAtom, { address }));
  expect(shown()).toBe('all there ');
  act(() => store.set(nearestBranchAtom, null));
  expect(shown()).toBe('all here there ');
});
