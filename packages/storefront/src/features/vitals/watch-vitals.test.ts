import { expect, test, vi } from 'vitest';

import { aStorefront } from '../../testing/index.ts';
import { watchVitals } from './watch-vitals.ts';

const reports = vi.hoisted(() => new Map<string, (metric: { name: string; value: number }) => void>());
// A browser reports these when it pleases: here the test does.
vi.mock('web-vitals', () =>
  Object.fromEntries(
    ['CLS', 'FCP', 'INP', 'LCP', 'TTFB'].map((name) => [
      `on${name}`,
      (report: never) => reports.set(name, report),
    ]),
  ),
);

const hide = () => {
  Object.defineProperty(document, 'visibilityState', { value: 'hidden', configurable: true });
  dispatchEvent(new Event('visibilitychange'));
};

test('a visit reports the last values once, when it is left', async () => {
  const { store, calls } = aStorefront({ answers: { 'POST /vitals/v1': null } });
  await watchVitals(store);
  reports.get('LCP')?.({ name: 'LCP', value: 900 });
  reports.get('LCP')?.({ name: 'LCP', value: 1200 });
  reports.get('CLS')?.({ name: 'CLS', value: 0.01 });
  hide();
  hide();
  await vi.waitFor(() => expect(calls).toHaveLength(1));
  expect(await calls[0]!.json()).toEqual({
    shell: 'web',
    vitals: [
      { name: 'LCP', value: 1200 },
      { name: 'CLS', value: 0.01 },
    ],
  });
});
