import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';

import { aBoot, renderInStorefront } from '../../testing/index.ts';
import { BrandTop } from './brand-top.tsx';

const show = (isVisibleAtProfileTop: boolean) =>
  renderInStorefront(<BrandTop />, {
    boot: aBoot({ settings: { isVisibleAtProfileTop, brand: 'Dilkash' } }),
  });

test('SET-22 D21 isVisibleAtProfileTop puts the brand over the profile', () => {
  show(true);
  expect(screen.getByText('Dilkash')).toBeTruthy();
});

test('SET-22 D21 and without it there is none', () => {
  show(false);
  expect(screen.queryByText('Dilkash')).toBeNull();
});
