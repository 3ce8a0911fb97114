import { act, screen } from '@testing-library/react';
import { expect, test } from 'vitest';

import { hoursTextAtom } from '../domains/branches/closed-text.ts';
import { aBoot, renderInStorefront } from '../testing/index.ts';
import { useWhere } from './use-where.ts';

function Chip() {
  const { how, hours, where, href } = useWhere();
  return <a href={href}>{[hours, how, where].filter(Boolean).join(' · ')}</a>;
}
const OFF = { deliveryActive: false, pickupActive: false, dineInActive: false };
const chip = (settings: Record<string, unknown>) => {
  renderInStorefront(<Chip />, { boot: aBoot({ settings: { brand: 'Dilkash Osh', ...OFF, ...settings } }) });
  return screen.getByRole('link');
};

test('SET-01 the only service is the one that the chip names', () => {
  expect(chip({ pickupActive: true }).textContent).toBe('Pick-up · Choose a branch');
});

test('SET-01 D22 without any service the chip names none, and leads to the contacts', () => {
  const link = chip({});
  expect(link.textContent).toBe('Ordering is closed · Dilkash Osh');
  expect(link.getAttribute('href')).toBe('/contact');
});

test('T37 while the restaurant is closed the chip shows when it opens', () => {
  const { store } = renderInStorefront(<Chip />, {
    boot: aBoot({ settings: { ...OFF, pickupActive: true } }),
  });
  act(() => store.set(hoursTextAtom, 'Opens at 09:00'));
  expect(screen.getByRole('link').textContent).toBe('Opens at 09:00 · Pick-up · Choose a branch');
});
