import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';

import { useTitle } from '../i18n/use-title.ts';
import { aBoot, renderInStorefront } from '../testing/index.ts';
import { inScreenFrame } from './screen-frame.tsx';

test('TEN-08 SET-27 a page keeps the title that the server gave it: its own name, then the brand’s', async () => {
  document.title = 'Branches · Dilkash Osh';
  const Branches = inScreenFrame(function Branches() {
    useTitle('Branches');
    return <h1>Branches</h1>;
  });
  renderInStorefront(<Branches params={{}} />, { boot: aBoot({ settings: { brand: 'Dilkash Osh' } }) });
  await screen.findByRole('heading', { name: 'Branches' });
  expect(document.title).toBe('Branches · Dilkash Osh');
});
