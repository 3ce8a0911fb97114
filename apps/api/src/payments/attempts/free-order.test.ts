import { beforeAll, describe, expect, test } from 'vitest';

import { inLedgerOf } from '../../testing/payments/in-ledger.ts';
import { attemptsIn } from '../../testing/payments/money.ts';
import { anAttempt } from '../../testing/payments/test-payable.ts';
import { aPayingBrand } from '../../testing/payments/paying.ts';
import { aRunningApi, type Scene } from '../../testing/scene.ts';
import { freeOrder, frozenUntil, lockedByPayment, refuseFrozen } from './free-order.ts';

const NOW = new Date('2026-05-13T07:00:00Z');
const ago = (ms: number) => new Date(NOW.getTime() - ms);
const TWO_MINUTES = 120_000;
const PAYME_LIFE = 12 * 3_600_000;

describe('T48 how long an order is frozen', () => {
  const begun = (ms: number) => anAttempt({ state: 'PENDING', createdAt: ago(10 * ms), begunAt: ago(ms) });
  const byCard = (ms: number) =>
    anAttempt({ state: 'CREATED', createdAt: ago(ms), begunAt: null, data: { byCard: true } });
  const over = anAttempt({ state: 'CANCELED', createdAt: ago(1), begunAt: ago(1), data: { byCard: true } });
  const sent = anAttempt({ state: 'CREATED', createdAt: ago(1), begunAt: null });

  test.each([
    ['a provider that has begun', begun],
    ['a saved card whose money was asked for', byCard],
  ])('T48 by %s: for two minutes from then, whatever else has ended', (_, attempt) => {
    for (const rest of [[], [over], [sent], [over, sent, begun(9 * TWO_MINUTES)]]) {
      expect(frozenUntil([...rest, attempt(0)], NOW)).toEqual(ago(-TWO_MINUTES));
      expect(frozenUntil([attempt(TWO_MINUTES - 1), ...rest], NOW)).toEqual(ago(-1));
      expect(frozenUntil([...rest, attempt(TWO_MINUTES)], NOW)).toBeNull();
    }
  });

  test('T48 not by an opened page, an ended attempt or no attempt', () => {
    for (const attempts of [[], [sent], [over], [sent, over]]) expect(frozenUntil(attempts, NOW)).toBeNull();
  });
});

describe('T48 an order that a provider is at', () => {
  let osh: Scene;
  let merchant: ReturnType<typeof inLedgerOf>;
  beforeAll(async () => {
    osh = await aRunningApi({ now: NOW, brand: aPayingBrand(['CASH', 'PAYME', 'CLICK']) });
    merchant = inLedgerOf(osh, await osh.person());
  });
  const states = async (id: string) =>
    (await attemptsIn(osh, id)).map(({ state, reason }) => reason ?? state);
  const free = async (id: string) => {
    const row = await merchant.orderRow(id);
    return merchant.inTenant((tx) => freeOrder(osh.deps, tx, { row, reason: 'SWITCHED' }));
  };

  test('T48 the error contains the remaining seconds, the last started one included', async () => {
    const { id } = await merchant.anOrder();
    await merchant.anAttemptFor(id, { state: 'PENDING', begunAt: ago(999) });
    const row = await merchant.orderRow(id);
    const refused = merchant.inTenant((tx) => refuseFrozen(osh.deps, tx, row));
    await expect(refused).rejects.toMatchObject({ code: 'payment.inProgress', data: { seconds: 120 } });
    await expect(free(id)).rejects.toMatchObject({ code: 'payment.inProgress' });
    expect(await merchant.inTenant((tx) => lockedByPayment(osh.deps, tx, row))).toEqual(
      ago(999 - PAYME_LIFE),
    );
    expect(await states(id)).toEqual(['PENDING']);
  });

  test('T48 ST-03 changed by its guest after two minutes, open attempts end, and ended ones keep their reason', async () => {
    const { id } = await merchant.anOrder();
    await merchant.anAttemptFor(id, { state: 'CANCELED', reason: 'DECLINED' });
    await merchant.anAttemptFor(id, { provider: 'CLICK' });
    await merchant.anAttemptFor(id, { state: 'PENDING', begunAt: ago(TWO_MINUTES) });
    const row = await merchant.orderRow(id);
    await merchant.inTenant((tx) => refuseFrozen(osh.deps, tx, row));
    expect(await merchant.inTenant((tx) => lockedByPayment(osh.deps, tx, row))).toEqual(
      ago(TWO_MINUTES - PAYME_LIFE),
    );
    await free(id);
    expect(await states(id)).toEqual(['DECLINED', 'SWITCHED', 'SWITCHED']);
  });
});
