import { endpoints, unwrap } from '@dasturxon/core/api';
import { beforeAll, describe, expect, test } from 'vitest';

import { paymentInbox } from '../../../db/schema/payments.ts';
import {
  aClickId,
  anOrderForClick,
  CLICK_AMOUNT,
  clickFields,
} from '../../../testing/payments/click/click-caller.ts';
import { aClickScene, type ClickScene } from '../../../testing/payments/click/click-scene.ts';
import { orderOf } from '../../../testing/payments/payme/payme-caller.ts';

/** Ten thousand with `FORGED=10000`. */
const FORGED = Number(process.env['FORGED'] ?? 100);

let osh: ClickScene['osh'];
let guest: ClickScene['guest'];
let click: ClickScene['click'];
let attempts: ClickScene['attempts'];
let prepared: ClickScene['prepared'];
let isPaid: ClickScene['isPaid'];
beforeAll(async () => {
  ({ osh, guest, click, attempts, prepared, isPaid } = await aClickScene());
});

test('T44 T46 ST-03 the fifteen acceptance cases of Click', async () => {
  const first = await anOrderForClick(guest);
  const about = { click_trans_id: aClickId(), merchant_trans_id: first.number };
  const bad = { sign_string: 'a'.repeat(32) };
  expect((await click.prepare({ ...about, ...bad })).error).toBe(-1);
  expect((await click.prepare({ ...about, merchant_trans_id: 999_999 })).error).toBe(-5);
  const begun = await click.prepare(about);
  expect(begun).toMatchObject({ error: 0, merchant_prepare_id: expect.any(Number) });
  const done = { ...about, merchant_prepare_id: begun.merchant_prepare_id! };
  expect((await click.complete({ ...done, ...bad })).error).toBe(-1);
  expect((await click.complete({ ...done, amount: '300' })).error).toBe(-2);
  expect(await isPaid(first.id)).toBe(false);
  expect(await click.complete(done)).toMatchObject({ error: 0, merchant_confirm_id: expect.any(Number) });
  expect(await isPaid(first.id)).toBe(true);
  expect((await click.complete(done)).error).toBe(-4);
  expect((await click.complete({ ...done, error: -5017 })).error).toBe(-9);
  expect(await isPaid(first.id)).toBe(true);

  const second = await prepared();
  expect((await click.complete({ ...second.about, merchant_prepare_id: 999_999 })).error).toBe(-6);
  expect((await click.complete(second.about)).error).toBe(0);

  const third = await prepared();
  expect((await click.complete({ ...third.about, error: -5017 })).error).toBe(-9);
  expect((await click.complete({ ...third.about, error: -5017 })).error).toBe(-9);
  expect((await click.complete(third.about)).error).toBe(-9);
  expect(await isPaid(third.order.id)).toBe(false);
});

describe('Click’s matrix', () => {
  test('T45 Prepare ten times at once is one attempt and ten equal answers', async () => {
    const order = await anOrderForClick(guest);
    const fields = clickFields({ action: 0, merchant_trans_id: order.number });
    const texts = await Promise.all(
      Array.from({ length: 10 }, async () => (await click.post(fields)).text()),
    );
    expect(new Set(texts).size).toBe(1);
    expect(JSON.parse(texts[0]!)).toMatchObject({ error: 0 });
    expect((await attempts()).filter(({ orderId }) => orderId === order.id)).toHaveLength(1);
  });

  test('T45 Complete ten times at once pays once; every other one gets −4', async () => {
    const { order, about } = await prepared();
    const fields = clickFields({ action: 1, ...about });
    const answers = await Promise.all(Array.from({ length: 10 }, () => click.call(fields, 'complete')));
    expect(answers.map(({ error }) => error).sort((a, b) => a - b)).toEqual([...Array(9).fill(-4), 0]);
    const events = (await orderOf(guest, order.id)).history.filter(({ type }) => type === 'PAID');
    expect(events).toHaveLength(1);
  });

  test('T46 Complete before any Prepare: −6; for another order’s Prepare: −6', async () => {
    const order = await anOrderForClick(guest);
    const about = { merchant_trans_id: order.number, merchant_prepare_id: 1 };
    expect((await click.complete(about)).error).toBe(-6);
    const other = await prepared();
    const crossed = { ...other.about, merchant_trans_id: order.number };
    expect((await click.complete(crossed)).error).toBe(-6);
    expect((await click.complete({ ...other.about, click_trans_id: aClickId() })).error).toBe(-6);
  });

  test('T46 T48 a second transaction for an order that is being paid is kept away', async () => {
    const { order } = await prepared();
    expect((await click.prepare({ merchant_trans_id: order.number })).error).toBe(-9);
  });

  test('T46 a paid order takes no other money: −4', async () => {
    const { order, about } = await prepared();
    await click.complete(about);
    expect((await click.prepare({ merchant_trans_id: order.number })).error).toBe(-4);
  });

  test('T46 after a failed one, a new transaction pays', async () => {
    const { order, about } = await prepared();
    await click.complete({ ...about, error: -5017 });
    const again = { click_trans_id: aClickId(), merchant_trans_id: order.number };
    const { merchant_prepare_id: id } = await click.prepare(again);
    expect((await click.complete({ ...again, merchant_prepare_id: id! })).error).toBe(0);
    expect(await isPaid(order.id)).toBe(true);
  });

  test('T48 a cancelled order accepts no payment: −9', async () => {
    const order = await anOrderForClick(guest);
    unwrap(await guest.api(endpoints.cancelOrder, { params: { id: order.id } }));
    expect((await click.prepare({ merchant_trans_id: order.number })).error).toBe(-9);
  });

  test('D22 an order that is paid in cash takes no money of Click: −9', async () => {
    const order = await anOrderForClick(guest, { paymentType: 'CASH' });
    expect((await click.prepare({ merchant_trans_id: order.number })).error).toBe(-9);
  });
});

test('T44 forged calls change nothing, and only a limited number is stored', async () => {
  const order = await anOrderForClick(guest);
  const before = await attempts();
  const calls = Array.from({ length: FORGED }, (_, index) =>
    click.call(
      clickFields(
        { action: index % 2, merchant_trans_id: order.number, merchant_prepare_id: 1 },
        `k${index}`,
      ),
    ),
  );
  expect(new Set((await Promise.all(calls)).map(({ error }) => error))).toEqual(new Set([-1]));
  expect(await attempts()).toEqual(before);
  const kept = await osh.deps.db.inTenant(osh.merchantId, (tx) => tx.select().from(paymentInbox));
  expect(kept.filter(({ outcome }) => outcome === 'REFUSED').length).toBeLessThanOrEqual(200);
});

test('TEN-01 a call for an unknown merchant is answered like a wrong signature', async () => {
  const fields = clickFields({ action: 0, merchant_trans_id: 1 });
  const answer = await osh.request('/callbacks/click/unknown/prepare', {
    method: 'POST',
    body: String(new URLSearchParams(fields)),
    headers: { 'content-type': 'application/x-www-form-urlencoded', 'x-merchant-id': osh.merchantId },
  });
  expect([answer.status, await answer.json()]).toMatchObject([200, { error: -1 }]);
});

test('API-32 the button leads to Click’s page, with the order and back to it', async () => {
  const order = await anOrderForClick(guest);
  const page = unwrap(await guest.api(endpoints.getCheckout, { params: { orderId: order.id } }));
  const url = new URL(page.url);
  expect(url.searchParams.get('transaction_param')).toBe(String(order.number));
  expect(url.searchParams.get('amount')).toBe(CLICK_AMOUNT);
  expect(url.searchParams.get('return_url')).toContain(order.id);
});
