import { describe, expect, test, vi } from 'vitest';

import type { AdvanceOrder, ConsoleOrder } from './orders/console-order.ts';
import { aSandbox } from './testing/a-sandbox.ts';

const ID = '0198c0de-0000-7000-8000-000000000001';
const ORDER: ConsoleOrder = {
  id: ID,
  number: 17,
  brand: 'Dilkash Osh',
  status: 'NEW',
  next: ['ACCEPTED', 'CANCELLED'],
  total: 98_000,
  at: '2026-03-02T08:59:00.000Z',
};

describe('orders', () => {
  test('are listed as the server gives them', async () => {
    const sandbox = aSandbox({ listOrders: async () => [ORDER] });
    expect(await (await sandbox.ask('/api/orders')).json()).toEqual([ORDER]);
    expect(await (await aSandbox().ask('/api/orders')).json()).toEqual([]);
  });

  test('are moved on by the injected staff', async () => {
    const advanceOrder = vi.fn<AdvanceOrder>(async (_, to) => ({ ok: true, value: { status: to } }));
    const answer = await aSandbox({ advanceOrder }).post(`/api/orders/${ID}/advance`, { to: 'DELIVERED' });
    expect(answer.status).toBe(200);
    expect(await answer.json()).toEqual({ id: ID, status: 'DELIVERED' });
    expect(advanceOrder).toHaveBeenCalledExactlyOnceWith(ID, 'DELIVERED');
  });

  test.each([
    ['order_unknown', 404],
    ['status_unreachable', 409],
  ] as const)('answer %s with %i', async (code, status) => {
    const sandbox = aSandbox({ advanceOrder: async () => ({ ok: false, code }) });
    const answer = await sandbox.post(`/api/orders/${ID}/advance`, { to: 'DELIVERED' });
    expect(answer.status).toBe(status);
    expect(await answer.json()).toMatchObject({ code });
  });

  test.each([
    ['no body', ID, undefined, 400],
    ['an unknown field', ID, { to: 'READY', by: 'me' }, 400],
    ['a status that is none', ID, { to: '<b>' }, 400],
    ['an id that is no uuid', '17', { to: 'READY' }, 404],
    ['a body that is too large', ID, { to: 'A'.repeat(20_000) }, 413],
  ])('are not asked to move by %s', async (_, id, body, status) => {
    const advanceOrder = vi.fn<AdvanceOrder>();
    const answer = await aSandbox({ advanceOrder }).post(`/api/orders/${id}/advance`, body);
    expect(answer.status).toBe(status);
    expect(advanceOrder).not.toHaveBeenCalled();
  });

  test('are not moved by a form of another site', async () => {
    const advanceOrder = vi.fn<AdvanceOrder>();
    const body = JSON.stringify({ to: 'CANCELLED' });
    const init = { method: 'POST', headers: { 'Content-Type': 'text/plain' }, body };
    const answer = await aSandbox({ advanceOrder }).ask(`/api/orders/${ID}/advance`, init);
    expect(answer.status).toBe(400);
    expect(advanceOrder).not.toHaveBeenCalled();
  });
});

describe('bot calls', () => {
  test('are listed newest first', async () => {
    const sandbox = aSandbox();
    expect(await (await sandbox.ask('/api/telegram')).json()).toEqual([]);
    sandbox.telegram.record({ method: 'sendMessage', payload: { chat_id: 1 } });
    sandbox.telegram.record({ method: 'getMe', payload: {} });
    expect(await (await sandbox.ask('/api/telegram')).json()).toMatchObject([
      { method: 'getMe' },
      { method: 'sendMessage', at: '2026-03-02T09:00:00.000Z' },
    ]);
  });
});

describe('settings', () => {
  const CHANGE = { part: 'web', set: { isDark: true } };

  test('are changed as the brand would change them', async () => {
    const changeSettings = vi.fn(async () => true);
    const answer = await aSandbox({ changeSettings }).post('/api/brands/osh/settings', CHANGE);
    expect(answer.status).toBe(200);
    expect(changeSettings).toHaveBeenCalledExactlyOnceWith('osh', CHANGE);
  });

  test.each([
    [CHANGE, 404],
    [{ part: 'server', set: {} }, 400],
    [{ part: 'web', set: { 'a.b': 1 } }, 400],
  ])('%j for a brand that is not there: %i', async (change, status) => {
    expect((await aSandbox().post('/api/brands/unknown/settings', change)).status).toBe(status);
  });
});

describe('rows', () => {
  const CHANGE = { table: 'products', id: 'plov', set: { costPrice: 60_000 } };

  test('are changed as the brand would change them, and the previous values are returned', async () => {
    const changeRow = vi.fn(async () => ({ costPrice: 52_000 }));
    const answer = await aSandbox({ changeRow }).post('/api/brands/osh/rows', CHANGE);
    expect(await answer.json()).toEqual({ before: { costPrice: 52_000 } });
    expect(changeRow).toHaveBeenCalledExactlyOnceWith('osh', CHANGE);
  });

  test.each([
    [CHANGE, 404],
    [{ ...CHANGE, table: 'users' }, 400],
    [{ ...CHANGE, set: { 'cost price': 1 } }, 400],
  ])('%j for a brand that is not there: %i', async (change, status) => {
    expect((await aSandbox().post('/api/brands/unknown/rows', change)).status).toBe(status);
  });
});
