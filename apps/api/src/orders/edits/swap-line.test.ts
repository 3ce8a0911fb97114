import { endpoints, unwrap } from '@dasturxon/core/api';
import { CONSENT_MS, type IfMissing } from '@dasturxon/core/order';
import * as fc from 'fast-check';
import { beforeAll, describe, expect, test } from 'vitest';

import { checkMoney } from '../../payments/commands/check-money.ts';
import { anEditScene, DISHES } from '../../testing/edits/edit-scene.ts';
import { key } from '../../testing/order-bodies.ts';
import { lapseEdit } from './lapse-edit.ts';

let scene: Awaited<ReturnType<typeof anEditScene>>;
beforeAll(async () => {
  scene = await anEditScene();
});

type Counts = Parameters<typeof scene.accepted>[0];
const lineOf = async (id: string, productId: string) =>
  (await scene.cardOf(id)).lines.find((line) => line.productId === productId)!.id;
async function runOut(
  id: string,
  productId: string,
  body: { stop?: '2H'; version?: number; key?: string } = {},
) {
  const { version } = await scene.cardOf(id);
  return scene.operator.api(endpoints.swapLine, {
    params: { id },
    body: {
      lineId: await lineOf(id, productId),
      stop: body.stop ?? null,
      expectedVersion: body.version ?? version,
    },
    idempotencyKey: body.key ?? key(),
  });
}
/** An order whose guest is asked what to have instead of kabob, at 30 000; salad and lagman are near in price. */
async function asked(counts: Counts, ifMissing: IfMissing | null = null) {
  const id = await scene.accepted(counts, { ifMissing });
  unwrap(await runOut(id, 'kabob'));
  const { edit } = await scene.guestsView(id);
  return { id, edit: edit! };
}
const refunds = async (id: string) =>
  (await scene.merchant.refundsOf(id)).reduce((sum, { amount }) => sum + amount / 100, 0);
const lapse = (id: string, editId: string) =>
  lapseEdit(scene.osh.deps, scene.osh.merchantId, { orderId: id, editId });
const dishes = async (id: string) => (await scene.guestsView(id)).cartItems.map(({ productId }) => productId);
const agrees = async () => expect(await checkMoney(scene.osh.deps, scene.osh.merchantId)).toEqual([]);

describe('C8 a dish that has run out', () => {
  test('any answer, silence and choice keeps paid − refunded + due = total, and acts once', async () => {
    const answers = fc.constantFrom('salad', 'lagman', null, 'SILENCE');
    const counts = fc.constantFrom<Counts[]>({ manti: 1, kabob: 1 }, { kabob: 2 }, { manti: 2, kabob: 3 });
    const choices = fc.constantFrom<(IfMissing | null)[]>('CALL', 'REPLACE', 'REMOVE', 'CANCEL', null);
    await fc.assert(
      fc.asyncProperty(answers, counts, choices, async (answer, wanted, choice) => {
        const { id, edit } = await asked(wanted, choice);
        const paid = (await scene.cardOf(id)).totalPrice!;
        const act = () =>
          answer === 'SILENCE' ? lapse(id, edit.id) : scene.answer(id, edit.id, true, answer);
        await Promise.all([act(), act(), act()]);
        await lapse(id, edit.id);
        const { status, totalPrice, history } = await scene.guestsView(id);
        const { due } = await scene.cardOf(id).catch(() => ({ due: 0 }));
        expect(paid - (await refunds(id)) + (due ?? 0)).toBe(status === 'CANCELED' ? 0 : totalPrice);
        const acted = history.filter(
          ({ type, status: to, reason }) =>
            (type === 'UPDATE' && reason === 'EDITED') || (type === 'CHANGE_STATUS' && to === 'CANCELED'),
        );
        expect(acted.length).toBeLessThanOrEqual(1);
        await agrees();
      }),
      { numRuns: 12 },
    );
  });

  test('the guest chooses of what is near in price, and exactly what was shown is done', async () => {
    const { id, edit } = await asked({ manti: 1, kabob: 1 });
    expect(edit).toMatchObject({ totalPrice: DISHES.manti, refund: DISHES.kabob });
    expect(edit.swap).toMatchObject({
      count: 1,
      isOnlyLine: false,
      options: [
        { line: { productId: 'lagman' }, totalPrice: 92_500, due: 5_000, refund: 0 },
        { line: { productId: 'salad' }, totalPrice: 79_500, due: 0, refund: 8_000 },
      ],
    });
    const card = await scene.cardOf(id);
    expect(card.edit?.substitutes).toHaveLength(2);
    const swapped = unwrap(await scene.answer(id, edit.id, true, 'salad'));
    expect(swapped).toMatchObject({ totalPrice: 79_500, edit: null });
    expect(swapped.cartItems.map(({ productId }) => productId)).toEqual(['manti', 'salad']);
    expect(await refunds(id)).toBe(8_000);
    // The same answer again changes nothing; another one comes too late.
    expect(unwrap(await scene.answer(id, edit.id, true, 'salad')).totalPrice).toBe(79_500);
    expect((await scene.answer(id, edit.id, true, 'lagman')).error?.code).toBe('order.editClosed');
    expect((await scene.answer(id, edit.id, true)).error?.code).toBe('order.editClosed');
    expect(await scene.fiscalSum(id)).toBe(79_500);
  });

  test('a dearer one is paid for, and none of them refunds the dish', async () => {
    const dear = await asked({ manti: 1, kabob: 1 });
    unwrap(await scene.answer(dear.id, dear.edit.id, true, 'lagman'));
    expect(await scene.cardOf(dear.id)).toMatchObject({ totalPrice: 92_500, due: 5_000 });
    const without = await asked({ manti: 1, kabob: 1 });
    unwrap(await scene.answer(without.id, without.edit.id, true));
    expect([await dishes(without.id), await refunds(without.id)]).toEqual([['manti'], 30_000]);
  });

  test('without its only dish an order is cancelled, and all the money goes back', async () => {
    const { id, edit } = await asked({ kabob: 1 });
    expect(edit.swap?.isOnlyLine).toBe(true);
    expect(unwrap(await scene.answer(id, edit.id, true))).toMatchObject({
      status: 'CANCELED',
      reason: 'OUT_OF_STOCK',
    });
    expect(await refunds(id)).toBe(30_000);
  });

  test('a substitute that was not offered is refused, and one that has run out too leaves the question open', async () => {
    const { id, edit } = await asked({ manti: 1, kabob: 1 });
    expect((await scene.answer(id, edit.id, true, 'manti')).error?.code).toBe('request.invalid');
    const stop = {
      params: { id: 'lagman' },
      body: { term: '1H', reason: null } as const,
      idempotencyKey: key(),
    };
    unwrap(await scene.operator.api(endpoints.stopProduct, stop));
    expect((await scene.answer(id, edit.id, true, 'lagman')).error?.code).toBe('product.unavailable');
    expect((await scene.guestsView(id)).edit?.id).toBe(edit.id);
    unwrap(await scene.answer(id, edit.id, true, 'salad'));
    // What is off sale is not offered to the next guest.
    const next = await asked({ manti: 1, kabob: 1 });
    expect(next.edit.swap?.options.map(({ line }) => line.productId)).toEqual(['salad']);
    unwrap(await scene.operator.api(endpoints.returnProduct, { params: { id: 'lagman' }, query: {} }));
  });

  test.each([
    ['REPLACE', ['manti', 'salad'], 8_000],
    ['REMOVE', ['manti'], 30_000],
    ['CALL', ['manti', 'kabob'], 0],
  ] as const)('after five minutes of silence %s leaves %o, once', async (choice, left, refunded) => {
    const { id, edit } = await asked({ manti: 1, kabob: 1 }, choice);
    const [job] = await scene.merchant.jobs('order.edit-lapse', edit.id);
    expect(job?.startAfter?.getTime()).toBe(scene.osh.clock.now.getTime() + CONSENT_MS);
    scene.osh.clock.now = new Date(scene.osh.clock.now.getTime() + CONSENT_MS);
    expect((await scene.answer(id, edit.id, true, 'salad')).error?.code).toBe('order.editClosed');
    await Promise.all([lapse(id, edit.id), lapse(id, edit.id)]);
    expect([await dishes(id), await refunds(id)]).toEqual([left, refunded]);
  });
});

describe('C8 staff who press that a dish has run out', () => {
  test('twice with one key ask once; a second question, an old version and a foreign line are refused', async () => {
    const id = await scene.accepted({ manti: 1, kabob: 1 });
    const { version } = await scene.cardOf(id);
    const lineId = await lineOf(id, 'kabob');
    const send = (body: object, idempotencyKey = key()) =>
      scene.operator.api(endpoints.swapLine, {
        params: { id },
        body: { lineId, stop: '2H', expectedVersion: version, ...body },
        idempotencyKey,
      });
    expect((await send({ lineId: 'nothing' })).error?.code).toBe('request.invalid');
    const same = key();
    const [first, again] = await Promise.all([send({}, same), send({}, same)]);
    expect(unwrap(first)).toEqual(unwrap(again));
    expect((await send({})).error?.code).toBe('order.changed');
    expect((await runOut(id, 'manti')).error?.code).toBe('order.editPending');
    const stops = unwrap(
      await scene.osh.as(null)(endpoints.getStopList, { query: { branchId: 'branch-1' } }),
    );
    expect(stops.productIds).toContain('kabob');
    unwrap(await scene.operator.api(endpoints.returnProduct, { params: { id: 'kabob' }, query: {} }));
  });

  test('at the moment of the answer have one outcome with the guest', async () => {
    const { id, edit } = await asked({ manti: 1, kabob: 1 });
    const [answer] = await Promise.all([
      scene.answer(id, edit.id, true, 'salad'),
      scene.operator.api(endpoints.withdrawEdit, { params: { id } }),
    ]);
    expect(await dishes(id)).toEqual(answer.error ? ['manti', 'kabob'] : ['manti', 'salad']);
    expect((await scene.cardOf(id)).edit).toBeNull();
  });

  test('cannot take a dish back that the kitchen has finished', async () => {
    const id = await scene.accepted({ manti: 1, kabob: 1 });
    await scene.move(id, 'COOKING');
    const lineId = await lineOf(id, 'kabob');
    const done = { action: 'DONE' as const, station: 'kitchen', lineId };
    unwrap(
      await scene.operator.api(endpoints.actOnTicket, { params: { id }, body: done, idempotencyKey: key() }),
    );
    expect((await runOut(id, 'kabob')).error?.code).toBe('order.lineCooked');
  });
});
