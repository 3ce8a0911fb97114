import { endpoints } from '@dasturxon/core/api';
import type { Role } from '@dasturxon/core/auth';
import { beforeAll, expect, test } from 'vitest';

import { pickUp, place } from '../../testing/order-bodies.ts';
import { aRunningApi, type Scene } from '../../testing/scene.ts';

let osh: Scene;
let orderId: string;
beforeAll(async () => {
  osh = await aRunningApi();
  const order = await place(await osh.person(), pickUp());
  orderId = order.data?.id ?? '';
  const manager = await osh.person({ role: 'MANAGER' });
  await manager.api(endpoints.markPaid, { params: { orderId } });
});

test.each<[Role, string | null]>([
  ['CLIENT', 'forbidden'],
  ['COURIER', 'forbidden'],
  ['KITCHEN', 'forbidden'],
  ['WAITER', 'forbidden'],
  ['MANAGER', null],
  ['ADMIN', null],
])('D83 T24 %s takes and refunds money by role', async (role, code) => {
  const { api } = await osh.person({ role });
  const body = { amount: 1_000, byHand: true };
  const idempotencyKey = crypto.randomUUID();
  const marked = await api(endpoints.markPaid, { params: { orderId } });
  expect(marked.error?.code ?? null).toBe(code);
  const given = await api(endpoints.refundOrder, { params: { orderId }, body, idempotencyKey });
  // The storefront's host has no such call, so a customer cannot even ask.
  const refunded = role === 'CLIENT' ? 'notFound' : code;
  expect(given.error?.code ?? null).toBe(refunded);
  expect((await api(endpoints.listRefunds)).error?.code ?? null).toBe(refunded);
});
