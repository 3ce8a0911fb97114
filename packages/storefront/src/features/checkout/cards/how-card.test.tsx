import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';

import { aBoot, renderInStorefront } from '../../../testing/index.ts';
import { HowCard } from './how-card.tsx';

const OFF = { deliveryActive: false, pickupActive: false, dineInActive: false };
const show = (settings: Record<string, unknown>) =>
  renderInStorefront(<HowCard error={null} />, { boot: aBoot({ settings: { ...OFF, ...settings } }) });

test('SET-01 of two ways one is chosen', () => {
  show({ deliveryActive: true, pickupActive: true });
  expect(screen.getAllByRole('radio')).toHaveLength(2);
});

test('SET-01 one way is not asked about', () => {
  show({ dineInActive: true });
  expect(screen.queryByRole('radio')).toBeNull();
  expect(screen.queryByRole('alert')).toBeNull();
});
