import { act, screen } from '@testing-library/react';
import { expect, test } from 'vitest';

import { chosenBranchAtom } from '../domains/branches/chosen-branch.ts';
import { changeDraftAtom } from '../domains/checkout/order-draft.ts';
import { aBoot, renderInStorefront } from '../testing/index.ts';
import { useStillShown } from './use-still-shown.ts';

const CARDS = [{ id: 'all' }, { id: 'here', branchIds: ['here'] }, { id: 'there', branchIds: ['there'] }];

function Cards() {
  return <p>{useStillShown(CARDS).map(({ id }) => `${id} `)}</p>;
}

test('BO-386 a guest who picks food up sees the cards of the chosen branch; one of a delivery sees all', () => {
  const settings = { deliveryActive: true, pickupActive: true };
  const { store } = renderInStorefront(<Cards />, { boot: aBoot({ settings }) });
  const shown = () => screen.getByRole('paragraph').textContent;
  act(() => store.set(changeDraftAtom, { serviceType: 'PICK_UP' }));
  expect(shown()).toBe('all here there ');
  act(() => store.set(chosenBranchAtom, { id: 'here', name: { uz: 'Shu yer', ru: '', eng: '' } }));
  expect(shown()).toBe('all here ');
  act(() => store.set(changeDraftAtom, { serviceType: 'DELIVERY' }));
  expect(shown()).toBe('all here there ');
});
