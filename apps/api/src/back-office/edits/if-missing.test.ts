import { endpoints, unwrap } from '@dasturxon/core/api';
import { CONSENT_MS, type IfMissing } from '@dasturxon/core/order';
import * as fc from 'fast-check';
import { beforeAll, describe, expect, test } from 'vitest';

import { lapseEdit } from '../../orders/edits/lapse-edit.ts';
import { checkMoney } from '../../payments/commands/check-money.ts';
import { anEditScene, linesOf } from '../../testing/edits/edit-scene.ts';
import { key } from '../../testing/order-bodies.ts';

let scene: Awaited<ReturnType<typeof anEditScene>>;
beforeAll(async () => {
  scene = await anEditScene();
});

const order = (ifMissing: IfMissing) => scene.accepted({ manti: 1, kabob: 1 }, { ifMissing });
const agrees = async () => expect(await checkMoney(scene.osh.deps, scene.osh.merchantId)).toEqual([]);
const refunds = async (id: string) =>
  (await scene.merchant.refundsOf(id)).reduce((sum, { amount }) => sum + amount / 100, 0);
const reasons = async (id: string) =>
  (await scene.guestsView(id)).history.flatMap(({ type, reason }) => (type === 'UPDATE' ? [reason] : []));
/** Proposes these lines, and lets the five minutes pass. */
async function unanswered(id: string, counts: Parameters<typeof linesOf>[0]) {
  unwrap(await scene.edit(id, { cartItems: linesOf(counts), consent: 'GUEST' }));
  const { edit } = await scene.guestsView(id);
  scene.osh.clock.now = new Date(scene.osh.clock.now.getTime() + CONSENT_MS);
  const lapse = () => lapseEdit(scene.osh.deps, scene.osh.merchantId, { orderId: id, editId: edit!.id });
  await lapse();
  await lapse();
}

describe('BO-83 C.7 an edit that the guest allowed at checkout', () => {
  test('a removal is applied at once, with its refund, and the choice is in the history', async () => {
    const id = await order('REMOVE');
    expect((await scene.cardOf(id)).ifMissing).toBe('REMOVE');
    expect((await scene.guestsView(id)).ifMissing).toBe('REMOVE');
    const lines = linesOf({ manti: 1 });
    expect(unwrap(await scene.quote(id, lines)).isCovered).toBe(true);
    unwrap(await scene.edit(id, { cartItems: lines, consent: 'CHOICE' }));
    expect((await scene.cardOf(id)).totalPrice).toBe(57_500);
    expect([await refunds(id), await reasons(id)]).toEqual([30_000, ['EDITED']]);
    await agrees();
  });

  test.each([
    ['REMOVE', { manti: 1, salad: 1 }],
    ['REPLACE', { manti: 1 }],
    ['REPLACE', { manti: 1, lagman: 1 }],
    ['CALL', { manti: 1 }],
    ['CANCEL', { manti: 1 }],
  ] as const)('%s does not cover %o', async (choice, counts) => {
    const id = await order(choice);
    const cartItems = linesOf(counts);
    expect(unwrap(await scene.quote(id, cartItems)).isCovered).toBe(false);
    const answer = await scene.edit(id, { cartItems, consent: 'CHOICE' });
    expect(answer.error?.code).toBe('order.notCovered');
    expect((await scene.cardOf(id)).totalPrice).toBe(87_500);
  });
});

describe('BO-83 §9.9 five minutes without an answer', () => {
  test.each(['REMOVE', 'REPLACE'] as const)(
    '%s removes the missing dish and refunds it once',
    async (choice) => {
      const id = await order(choice);
      await unanswered(id, { manti: 1, lagman: 1 });
      const after = await scene.cardOf(id);
      expect([after.totalPrice, after.lines.map(({ productId }) => productId)]).toEqual([57_500, ['manti']]);
      expect([await refunds(id), await reasons(id)]).toEqual([
        30_000,
        ['EDIT_PROPOSED', 'EDIT_LAPSED', 'EDITED'],
      ]);
      await agrees();
    },
  );

  test('CANCEL cancels the order and refunds all of it once', async () => {
    const id = await order('CANCEL');
    await unanswered(id, { manti: 1, lagman: 1 });
    expect(await scene.guestsView(id)).toMatchObject({ status: 'CANCELED', reason: 'OUT_OF_STOCK' });
    expect(await refunds(id)).toBe(87_500);
    await agrees();
  });

  test('CALL, and a proposal that takes nothing away, leave the order as it was', async () => {
    for (const [choice, counts] of [
      ['CALL', { manti: 1 }],
      ['REMOVE', { manti: 1, kabob: 1, salad: 1 }],
      ['CANCEL', { manti: 1, kabob: 2 }],
    ] as const) {
      const id = await order(choice);
      await unanswered(id, counts);
      expect(await scene.cardOf(id)).toMatchObject({ totalPrice: 87_500, status: 'ACCEPTED' });
      expect(await refunds(id)).toBe(0);
    }
  });

  test('a new edit before the job runs writes the line of the one that lapsed, and the choice does not act', async () => {
    const id = await order('REMOVE');
    unwrap(await scene.edit(id, { cartItems: linesOf({ manti: 1, lagman: 1 }), consent: 'GUEST' }));
    scene.osh.clock.now = new Date(scene.osh.clock.now.getTime() + CONSENT_MS);
    unwrap(await scene.edit(id, { cartItems: linesOf({ manti: 1, salad: 1 }) }));
    expect(await reasons(id)).toEqual(['EDIT_PROPOSED', 'EDIT_LAPSED', 'EDITED']);
    expect((await scene.cardOf(id)).totalPrice).toBe(79_500);
  });

  test('random choices and proposals keep paid − refunded + due = total', async () => {
    const counts = fc
      .record({ manti: fc.nat(2), kabob: fc.nat(2), salad: fc.nat(1) })
      .filter((dishes) => Object.values(dishes).some((count) => count > 0));
    const choices = fc.constantFrom('CALL', 'REPLACE', 'REMOVE', 'CANCEL');
    await fc.assert(
      fc.asyncProperty(choices, counts, async (choice, wanted) => {
        const id = await order(choice as IfMissing);
        const edited = await scene.edit(id, { cartItems: linesOf(wanted), consent: 'GUEST' });
        const { edit } = await scene.guestsView(id);
        if (edited.error || !edit) return;
        await lapseEdit(scene.osh.deps, scene.osh.merchantId, { orderId: id, editId: edit.id });
        const { status, totalPrice } = await scene.guestsView(id);
        const { due } = await scene.cardOf(id);
        expect(87_500 - (await refunds(id)) + due!).toBe(status === 'CANCELED' ? 0 : totalPrice);
        await agrees();
      }),
      { numRuns: 10 },
    );
  });
});

test('BO-84 a dish that the kitchen has finished is not taken off the order, also not without an answer', async () => {
  const id = await order('REMOVE');
  await scene.move(id, 'COOKING');
  const kabob = (await scene.cardOf(id)).lines.find(({ productId }) => productId === 'kabob')!;
  unwrap(await scene.edit(id, { cartItems: linesOf({ manti: 1, lagman: 1 }), consent: 'GUEST' }));
  unwrap(
    await scene.operator.api(endpoints.actOnTicket, {
      params: { id },
      body: { action: 'DONE', station: 'kitchen', lineId: kabob.id },
      idempotencyKey: key(),
    }),
  );
  const { edit } = await scene.guestsView(id);
  scene.osh.clock.now = new Date(scene.osh.clock.now.getTime() + CONSENT_MS);
  await lapseEdit(scene.osh.deps, scene.osh.merchantId, { orderId: id, editId: edit!.id });
  expect((await scene.cardOf(id)).totalPrice).toBe(87_500);
  expect((await scene.quote(id, linesOf({ manti: 1 }))).error?.code).toBe('order.lineCooked');
  expect(unwrap(await scene.quote(id, linesOf({ kabob: 1 })))).toMatchObject({ totalPrice: 30_000 });
});
