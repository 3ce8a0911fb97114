import type { Order } from '@dasturxon/core/order';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';

import type { HostFrame } from '../../hosts/host.ts';
import { atOrder, details, ORDER } from '../../testing/at-order.tsx';

const METHODS = 'GET /payments/v1/methods';
const TIP = 'POST /payments/v1/orders/order-1/tip';

test('B35 a tip that was paid beside the mini-app is thanked for without a reload', async () => {
  const arrived: Partial<Order> = { status: 'CLOSED', isPaid: true, deliveredAt: new Date().toISOString() };
  let order = arrived;
  // The page asks nothing else of the host; a provider's page is no invoice.
  const host: Partial<HostFrame> = { openInvoice: async () => null };
  const openLink = vi.fn(() => {
    order = { ...arrived, lateTip: 10_000 };
  });
  atOrder({
    settings: { tipsActive: true },
    deps: { openLink, loadFrame: async () => host as HostFrame },
    answers: {
      [ORDER]: () => details(order),
      [METHODS]: [{ id: 'p-2', name: 'Payme', type: 'PAYME' }],
      [TIP]: { url: 'https://checkout.example/abc', kind: 'PAGE', expiresAt: null },
    },
  });
  fireEvent.click(await screen.findByRole('button', { name: /10.000/ }));
  fireEvent.click(await screen.findByRole('button', { name: /Give the tip/ }));
  await waitFor(() => expect(openLink).toHaveBeenCalledOnce());
  expect(await screen.findByText(/Your tip of 10.000.* has arrived/)).toBeTruthy();
});
