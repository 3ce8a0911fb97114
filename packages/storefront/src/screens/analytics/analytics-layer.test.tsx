import { fireEvent, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';

import { aBoot, renderInStorefront } from '../../testing/index.ts';
import { AnalyticsLayer } from './analytics-layer.tsx';

const ON = { googleTagManager: { active: true, id: 'GTM-ABC123' } };
const at = (path: string, settings: Record<string, unknown> = ON) =>
  renderInStorefront(<AnalyticsLayer params={{ path }} />, { boot: { ...aBoot({ settings }), path } });
const isLoaded = () => document.querySelector('script[data-foreign]') !== null;

afterEach(() => {
  document.head.replaceChildren();
});

test.each(['/', '/basket', '/branches', '/product/p-1'])('SET-26 D80 visits are counted on %s', (path) => {
  at(path);
  expect(isLoaded()).toBe(true);
});

test.each(['/login', '/checkout', '/profile', '/profile/orders/1', '/profile/cards'])(
  'SET-26 T68 no other service is notified of %s',
  (path) => {
    at(path);
    expect(isLoaded()).toBe(false);
  },
);

test('SET-26 D80 where the merchant wants consent, scripts wait for it', async () => {
  at('/', { ...ON, consentRequired: true });
  expect(isLoaded()).toBe(false);
  fireEvent.click(await screen.findByRole('button', { name: 'Yes, allow' }));
  expect(isLoaded()).toBe(true);
});
