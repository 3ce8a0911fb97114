import { expect, test, vi } from 'vitest';

import type { HostFrame } from '../../hosts/host.ts';
import { leaveToPay } from './leave-to-pay.ts';

const URL = 'https://checkout.example/abc';
const page = (kind: 'PAGE' | 'INVOICE' | 'AWAIT' = 'PAGE', url = URL) => ({ url, kind, expiresAt: null });
function aHost(frame: Partial<HostFrame> | null) {
  const way = { openLink: vi.fn(), leave: vi.fn(), loadFrame: async () => frame as HostFrame | null };
  return way;
}

test('ST-03 in a browser the provider’s page takes this very window', async () => {
  const host = aHost(null);
  await leaveToPay(page(), host);
  expect(host.leave).toHaveBeenCalledWith(URL);
  expect(host.openLink).not.toHaveBeenCalled();
});

test('TEN-14 in a mini-app the payment page opens outside and the storefront stays open', async () => {
  const host = aHost({ openInvoice: null });
  await leaveToPay(page(), host);
  expect(host.openLink).toHaveBeenCalledWith(URL);
  expect(host.leave).not.toHaveBeenCalled();
});

test('TEN-14 an invoice opens in the messenger’s own window, and as a page where there is none', async () => {
  const openInvoice = vi.fn(async () => 'paid' as const);
  const host = aHost({ openInvoice });
  await expect(leaveToPay(page('INVOICE'), host)).resolves.toBe('paid');
  expect(openInvoice).toHaveBeenCalledWith(URL);
  expect(host.openLink).not.toHaveBeenCalled();
  const another = aHost({ openInvoice: async () => null });
  await expect(leaveToPay(page('INVOICE'), another)).resolves.toBeNull();
  expect(another.openLink).toHaveBeenCalledWith(URL);
  const old = aHost({ openInvoice: null });
  await leaveToPay(page('INVOICE'), old);
  expect(old.openLink).toHaveBeenCalledWith(URL);
});

test('ENUM-09 what is confirmed in the provider’s app opens nothing', async () => {
  const host = aHost(null);
  await leaveToPay(page('AWAIT'), host);
  expect(host.leave).not.toHaveBeenCalled();
});

test.each(['javascript:alert(1)', 'data:text/html,x', 'tg://x', ''])(
  'NAV-08 %s is never opened',
  async (url) => {
    const host = aHost(null);
    await leaveToPay(page('PAGE', url), host);
    expect(host.leave).not.toHaveBeenCalled();
  },
);
