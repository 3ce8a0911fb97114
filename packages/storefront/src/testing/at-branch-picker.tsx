import { aBranch, aCity, everyDay } from '@dasturxon/core/testing';
import { render, screen } from '@testing-library/react';
import { type Mock, vi } from 'vitest';

import { changeDraftAtom } from '../domains/checkout/order-draft.ts';
import { BranchPicker } from '../features/branches/branch-picker.tsx';
import { aBoot } from './boot-builder.ts';
import { aFakeMap } from './fake-map.tsx';
import { aStorefront } from './render-in-storefront.tsx';

export const called = (eng: string) => ({ uz: `${eng} uz`, ru: `${eng} ru`, eng });

export const chorsu = aBranch({ id: 'chorsu', name: called('Chorsu') });
export const mainBranch = aBranch({
  id: 'main',
  name: called('Center'),
  isMain: true,
  latitude: 41.31,
  longitude: 69.28,
});
export const closed = aBranch({
  id: 'closed',
  name: called('Sergeli'),
  workHours: everyDay().map((day) => (day.weekName === 'MONDAY' ? { ...day, isDayOff: true } : day)),
});

type Given = {
  branches?: ReturnType<typeof aBranch>[];
  firstView?: 'map' | 'list';
  cities?: unknown[];
  draft?: object;
  mainCityId?: string;
};

/** Opens the picker over an open branch, the main one and one that is closed today. */
export function atBranchPicker({
  branches = [chorsu, mainBranch, closed],
  firstView = 'list',
  draft = {},
  ...given
}: Given = {}) {
  const map = aFakeMap();
  const onClose: Mock<() => void> = vi.fn();
  const boot = aBoot();
  boot.merchant = { ...boot.merchant, mainCityId: given.mainCityId ?? null };
  const storefront = aStorefront({
    boot,
    answers: {
      'GET /users/v1/branches/full': branches,
      'GET /users/v1/cities/merchant/m-1': given.cities ?? [aCity()],
    },
  });
  storefront.store.set(changeDraftAtom, draft);
  render(storefront.around(<BranchPicker Map={map.Map} firstView={firstView} onClose={onClose} />));
  return { ...storefront, map, onClose };
}

/** The radio button of a branch. */
export const branchRadio = (name: RegExp) => screen.findByRole('radio', { name });

/** The button that confirms the choice. */
export const selectButton = () => screen.getAllByRole('button', { name: 'Select' }).at(-1)!;
