import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';

import type { HostClientReader } from '../../hosts/host.ts';
import { renderInStorefront } from '../../testing/index.ts';
import { HostClient } from './host-client.tsx';

const readerOf =
  (version: string, isOld: boolean): HostClientReader =>
  ({ children }) =>
    children({ name: 'Telegram', version, isOld });

const show = (loadClient?: () => Promise<HostClientReader | null>) =>
  renderInStorefront(<HostClient />, { deps: loadClient ? { loadClient } : {} });

test('TEN-15 the profile shows the app in which the storefront is open', async () => {
  show(async () => readerOf('9.1', false));
  expect((await screen.findByText(/Telegram 9\.1/)).textContent).not.toContain('Update');
});

test('TEN-14 and what an old one keeps from its owner', async () => {
  show(async () => readerOf('7.2', true));
  expect((await screen.findByText(/Telegram 7\.2/)).textContent).toContain('Update Telegram');
});

test('TEN-15 on the website there is no such line, nor where its code does not come', async () => {
  const { host } = show();
  expect(host.loadClient).toBeUndefined();
  let asked = 0;
  show(() => Promise.reject(new Error(`offline ${(asked += 1)}`)));
  await expect.poll(() => asked).toBe(1);
  expect(screen.queryByText(/Telegram/)).toBeNull();
});
