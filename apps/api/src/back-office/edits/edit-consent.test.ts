import { endpoints, unwrap } from '@dasturxon/core/api';
import { CONSENT_MS } from '@dasturxon/core/order';
import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, test } from 'vitest';

import { auditLog } from '../../db/schema/staff.ts';
import { lapseEdit } from '../../orders/edits/lapse-edit.ts';
import { anEditScene, linesOf } from '../../testing/edits/edit-scene.ts';
import { key } from '../../testing/order-bodies.ts';

let scene: Awaited<ReturnType<typeof anEditScene>>;
beforeAll(async () => {
  scene = await anEditScene();
});

const dearer = linesOf({ manti: 1, kabob: 1, salad: 1 });
/** An accepted order of 87 500 with a dearer edit that waits for the guest. */
async function proposed() {
  const id = await scene.accepted({ manti: 1, kabob: 1 });
  unwrap(await scene.edit(id, { cartItems: dearer, consent: 'GUEST' }));
  const { edit, totalPrice } = await scene.guestsView(id);
  expect(totalPrice).toBe(87_500);
  return { id, edit: edit! };
}
const lapse = (id: string, editId: string) =>
  lapseEdit(scene.osh.deps, scene.osh.merchantId, { orderId: id, editId });
const reasons = async (id: string) =>
  (await scene.guestsView(id)).history.flatMap(({ type, reason }) => (type === 'UPDATE' ? [reason] : []));

describe('C.7 merchant §9.9 the consent of the guest', () => {
  test('nothing changes until the guest agrees, and then exactly what was shown', async () => {
    const { id, edit } = await proposed();
    expect(edit).toMatchObject({ totalPrice: 109_500, due: 22_000, refund: 0, by: 'OPERATOR' });
    expect((await scene.cardOf(id)).edit).toMatchObject({ id: edit.id, totalPrice: 109_500 });
    const agreed = unwrap(await scene.answer(id, edit.id, true));
    expect(agreed).toMatchObject({ totalPrice: 109_500, edit: null });
    expect(agreed.cartItems.map(({ productId }) => productId)).toEqual(['manti', 'kabob', 'salad']);
    expect(await reasons(id)).toEqual(['EDIT_PROPOSED', 'EDITED']);
    // The same answer again changes nothing; the other one comes too late.
    expect(unwrap(await scene.answer(id, edit.id, true)).totalPrice).toBe(109_500);
    expect((await scene.answer(id, edit.id, false)).error?.code).toBe('order.editClosed');
    expect((await scene.cardOf(id)).revision).toBe(1);
  });

  test('a guest who declines keeps the order', async () => {
    const { id, edit } = await proposed();
    expect(unwrap(await scene.answer(id, edit.id, false))).toMatchObject({ totalPrice: 87_500, edit: null });
    expect(await reasons(id)).toEqual(['EDIT_PROPOSED', 'EDIT_DECLINED']);
    expect((await scene.cardOf(id)).edit).toBeNull();
  });

  test('after five minutes without an answer the order stays as it was and an answer comes too late', async () => {
    const { id, edit } = await proposed();
    const [job] = await scene.merchant.jobs('order.edit-lapse', edit.id);
    expect(job?.startAfter?.getTime()).toBe(scene.osh.clock.now.getTime() + CONSENT_MS);
    scene.osh.clock.now = new Date(scene.osh.clock.now.getTime() + CONSENT_MS);
    expect((await scene.guestsView(id)).edit).toBeNull();
    expect((await scene.answer(id, edit.id, true)).error?.code).toBe('order.editClosed');
    await lapse(id, edit.id);
    await lapse(id, edit.id);
    expect(await reasons(id)).toEqual(['EDIT_PROPOSED', 'EDIT_LAPSED']);
    expect((await scene.cardOf(id)).totalPrice).toBe(87_500);
  });

  test('one edit waits at a time; staff may take it back and propose another', async () => {
    const { id, edit } = await proposed();
    const other = { cartItems: linesOf({ manti: 1 }), consent: 'GUEST' as const };
    expect((await scene.edit(id, other)).error?.code).toBe('order.editPending');
    unwrap(await scene.operator.api(endpoints.withdrawEdit, { params: { id } }));
    unwrap(await scene.operator.api(endpoints.withdrawEdit, { params: { id } }));
    expect((await scene.answer(id, edit.id, true)).error?.code).toBe('order.editClosed');
    unwrap(await scene.edit(id, other));
    expect(await reasons(id)).toEqual(['EDIT_PROPOSED', 'EDIT_WITHDRAWN', 'EDIT_PROPOSED']);
  });

  test('an edit decided on an older version, or on another total, is refused', async () => {
    const id = await scene.accepted({ manti: 1 });
    const old = await scene.cardOf(id);
    await scene.move(id, 'COOKING');
    const stale = await scene.edit(id, { cartItems: dearer, expectedVersion: old.version });
    expect(stale.error).toMatchObject({ status: 409, code: 'order.changed' });
    expect((await scene.edit(id, { cartItems: dearer, totalPrice: 1 })).error?.code).toBe('price_changed');
    expect((await scene.edit(id, { cartItems: linesOf({ manti: 1 }) })).error?.code).toBe('request.invalid');
  });

  test('an order that is ready is not edited, and a proposal ends with it', async () => {
    const { id, edit } = await proposed();
    await scene.move(id, 'DONE');
    expect((await scene.guestsView(id)).edit).toBeNull();
    expect((await scene.answer(id, edit.id, true)).error?.code).toBe('order.editClosed');
    expect((await scene.quote(id, dearer)).error?.code).toBe('order.notEditable');
  });

  test('another customer neither sees nor answers it', async () => {
    const { id, edit } = await proposed();
    const other = await scene.osh.person();
    const answered = await other.api(endpoints.answerEdit, {
      params: { id },
      body: { editId: edit.id, agrees: true },
    });
    expect(answered.error?.code).toBe('order.notFound');
  });

  test('a repeated edit with its key is one edit, and the audit log has lines and total before and after', async () => {
    const id = await scene.accepted({ manti: 1, kabob: 1 });
    const { version } = await scene.cardOf(id);
    const body = {
      cartItems: linesOf({ manti: 1 }),
      consent: 'PHONE' as const,
      totalPrice: 57_500,
      expectedVersion: version,
    };
    const idempotencyKey = key();
    const send = () => scene.operator.api(endpoints.editOrder, { params: { id }, body, idempotencyKey });
    expect(unwrap(await send())).toEqual(unwrap(await send()));
    const lines = await scene.merchant.inTenant((tx) =>
      tx.select().from(auditLog).where(eq(auditLog.subjectId, id)),
    );
    expect(lines.filter(({ action }) => action === 'order.edit')).toMatchObject([
      {
        before: { totalPrice: 87_500 },
        after: { totalPrice: 57_500, lines: ['1 × Osh'] },
      },
    ]);
    const { history } = await scene.guestsView(id);
    expect(history.at(-1)).toMatchObject({ type: 'UPDATE', reason: 'EDITED', role: 'OPERATOR' });
  });
});
