import { endpoints, unwrap } from '@dasturxon/core/api';
import type { Role } from '@dasturxon/core/auth';
import { MANAGER_REFUND_LIMIT, REFUND_ALARM_MS } from '@dasturxon/core/staff';
import { eq, sql } from 'drizzle-orm';
import * as fc from 'fast-check';
import { beforeAll, describe, expect, test } from 'vitest';

import { branches } from '../../db/schema/places.ts';
import { settings } from '../../db/schema/merchants.ts';
import { auditLog, staffSessions } from '../../db/schema/staff.ts';
import { checkMoney } from '../../payments/commands/check-money.ts';
import { carryOutRefund } from '../../payments/jobs/payment-jobs.ts';
import { staffPerson, type StaffPerson } from '../../testing/back-office/back-office-scene.ts';
import { anEditScene } from '../../testing/edits/edit-scene.ts';
import { key } from '../../testing/order-bodies.ts';

let scene: Awaited<ReturnType<typeof anEditScene>>;
const people = new Map<Role, StaffPerson>();
beforeAll(async () => {
  scene = await anEditScene();
  for (const role of ['OPERATOR', 'MANAGER', 'ADMIN'] as const)
    people.set(role, await staffPerson(scene.osh, { role }));
});

const by = (role: Role) => people.get(role)!.api;
const refund = (role: Role, id: string, amount: number | null, idempotencyKey = key()) =>
  by(role)(endpoints.refundAsStaff, { params: { id }, body: { amount, reason: 'cold' }, idempotencyKey });
const terms = async (role: Role, id: string) =>
  unwrap(await by(role)(endpoints.readRefundTerms, { params: { id } }));
const waiting = async (role: Role = 'MANAGER') => unwrap(await by(role)(endpoints.listWaitingRefunds));
const done = (id: string, note = 'by card', who = by('MANAGER'), idempotencyKey = key()) =>
  who(endpoints.finishRefund, { params: { id }, body: { note }, idempotencyKey });
const agrees = async () => expect(await checkMoney(scene.osh.deps, scene.osh.merchantId)).toEqual([]);
/** Asks the provider for the refunds of an order; it makes none. */
const askProvider = async (id: string) => {
  for (const row of await scene.merchant.refundsOf(id))
    await carryOutRefund(scene.osh.deps, scene.osh.merchantId, row.id);
};
const auditOf = (id: string) =>
  scene.merchant.inTenant((tx) => tx.select().from(auditLog).where(eq(auditLog.subjectId, id)));

describe('BO-80 refunds by the limit of a role', () => {
  test('an operator refunds the whole of an order that is not cooked, and no part', async () => {
    const id = await scene.accepted({ manti: 1, kabob: 1 });
    expect(await terms('OPERATOR', id)).toMatchObject({ held: 87_500, atMost: 87_500, isWhole: true });
    expect((await refund('OPERATOR', id, 1_000)).error?.code).toBe('forbidden');
    expect(unwrap(await refund('OPERATOR', id, null))).toMatchObject({ held: 0, refunding: 87_500 });
    expect((await refund('OPERATOR', id, null)).error?.code).toBe('payment.refundTooLarge');
    const cooked = await scene.accepted({ kabob: 1 });
    await scene.move(cooked, 'COOKING');
    expect((await refund('OPERATOR', cooked, null)).error?.code).toBe('forbidden');
    await agrees();
  });

  test('a manager refunds parts up to the limit of the brand, an owner more', async () => {
    const limit = (most: number) =>
      scene.merchant.inTenant((tx) =>
        tx.update(settings).set({
          server: sql`${settings.server} || jsonb_build_object('managerRefundLimit', ${most}::int)`,
        }),
      );
    const id = await scene.accepted({ manti: 1, kabob: 1 });
    expect((await terms('MANAGER', id)).atMost).toBe(Math.min(87_500, MANAGER_REFUND_LIMIT));
    await limit(20_000);
    expect((await refund('MANAGER', id, 20_001)).error?.code).toBe('forbidden');
    expect(unwrap(await refund('MANAGER', id, 15_000))).toMatchObject({ atMost: 5_000, held: 72_500 });
    expect((await refund('MANAGER', id, 5_001)).error?.code).toBe('forbidden');
    expect(unwrap(await refund('ADMIN', id, 70_000))).toMatchObject({ held: 2_500, refunding: 85_000 });
    expect((await refund('ADMIN', id, 2_501)).error?.code).toBe('payment.refundTooLarge');
    await limit(MANAGER_REFUND_LIMIT);
    await agrees();
  });

  test('a repeat with its key refunds once, and the audit log has the sum', async () => {
    const id = await scene.accepted({ kabob: 1 });
    const sent = key();
    const first = unwrap(await refund('MANAGER', id, 10_000, sent));
    expect(unwrap(await refund('MANAGER', id, 10_000, sent))).toEqual(first);
    expect((await scene.merchant.refundsOf(id)).map(({ amount }) => amount)).toEqual([1_000_000]);
    expect(await auditOf(id)).toContainEqual(
      expect.objectContaining({
        action: 'order.refund',
        before: { held: 30_000 },
        after: { held: 20_000, refund: 10_000, reason: 'cold' },
      }),
    );
  });

  test('without a second factor there are no refunds', async () => {
    const manager = await staffPerson(scene.osh, { role: 'MANAGER' });
    await scene.merchant.inTenant((tx) =>
      tx.update(staffSessions).set({ factorAt: null }).where(eq(staffSessions.userId, manager.userId)),
    );
    const answer = await manager.api(endpoints.listWaitingRefunds);
    expect(answer.error?.code).toBe('session.factorMissing');
  });

  test('random refunds by random roles never return more than was paid, and the ledger agrees', async () => {
    const roles = fc.constantFrom('OPERATOR' as const, 'MANAGER' as const, 'ADMIN' as const);
    const wanted = fc.tuple(roles, fc.option(fc.integer({ min: 1, max: 40_000 })));
    await fc.assert(
      fc.asyncProperty(fc.array(wanted, { minLength: 1, maxLength: 5 }), async (asked) => {
        const id = await scene.accepted({ kabob: 1 });
        for (const [role, amount] of asked) await refund(role, id, amount);
        const { held, refunding, refunded } = await terms('ADMIN', id);
        expect(held + refunding + refunded).toBe(30_000);
        await agrees();
      }),
      { numRuns: 10 },
    );
  });
});

describe('BO-81 refunds that wait', () => {
  test('what a provider cannot return is listed with its guest, and recorded as made once', async () => {
    const id = await scene.accepted({ manti: 1 });
    unwrap(await refund('MANAGER', id, 7_500));
    expect((await waiting()).filter(({ orderId }) => orderId === id)).toEqual([]);
    await askProvider(id);
    const [one] = (await waiting()).filter(({ orderId }) => orderId === id);
    expect(one).toMatchObject({ amount: 7_500, paymentType: 'PAYME', isByHand: true, note: 'cold' });
    expect(one!.guest.phone).toMatch(/\*/);
    const sent = key();
    for (const who of [by('MANAGER'), by('MANAGER'), by('OPERATOR')])
      expect(
        unwrap(await done(one!.id, 'by card', who, who === by('OPERATOR') ? key() : sent)).map(
          (left) => left.id,
        ),
      ).not.toContain(one!.id);
    expect(await terms('ADMIN', id)).toMatchObject({ refunded: 7_500, refunding: 0, held: 50_000 });
    expect((await auditOf(id)).filter(({ action }) => action === 'order.refundByHand')).toMatchObject([
      { after: { refund: 7_500, reason: 'by card' } },
    ]);
    await agrees();
  });

  test('a refund that its provider has not made for ten minutes is listed, and is not made by hand', async () => {
    const id = await scene.accepted({ manti: 1 });
    unwrap(await refund('MANAGER', id, null));
    const [row] = await scene.merchant.refundsOf(id);
    expect((await done(row!.id)).error?.code).toBe('payment.notPaid');
    const at = scene.osh.clock.now;
    scene.osh.clock.now = new Date(at.getTime() + REFUND_ALARM_MS);
    const listed = (await waiting()).filter(({ orderId }) => orderId === id);
    scene.osh.clock.now = at;
    expect(listed).toMatchObject([{ amount: 57_500, isByHand: false }]);
  });

  test('T04 a person of another branch neither sees nor records it', async () => {
    const id = await scene.accepted({ manti: 1 });
    unwrap(await refund('MANAGER', id, 500));
    await askProvider(id);
    await scene.merchant.inTenant(async (tx) => {
      const [branch] = await tx.select().from(branches);
      await tx.insert(branches).values({ ...branch!, id: 'elsewhere' });
    });
    const elsewhere = await staffPerson(scene.osh, { role: 'MANAGER', branchIds: ['elsewhere'] });
    expect(unwrap(await elsewhere.api(endpoints.listWaitingRefunds))).toEqual([]);
    const [row] = await scene.merchant.refundsOf(id);
    expect((await done(row!.id, '', elsewhere.api)).error?.code).toBe('order.notFound');
    expect((await refund('MANAGER', id, 100)).error).toBeNull();
  });
});
