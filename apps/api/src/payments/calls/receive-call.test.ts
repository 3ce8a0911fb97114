import { and, eq } from 'drizzle-orm';
import { beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';

import { rateCounts } from '../../db/schema/customers.ts';
import { paymentInbox } from '../../db/schema/payments.ts';
import { inLedgerOf } from '../../testing/payments/in-ledger.ts';
import { TEST_AMOUNT as AMOUNT } from '../../testing/payments/test-ledger.ts';
import { aCall } from '../../testing/payments/test-payable.ts';
import { aPayingBrand } from '../../testing/payments/paying.ts';
import { aRunningApi, type Scene } from '../../testing/scene.ts';
import {
  aScriptedProvider,
  FAILED,
  REFUSED,
  UNAUTHENTICATED,
} from '../../testing/payments/scripted-provider.ts';
import type { RawCall, Verified } from '../protocol/provider.ts';
import { receiveCall } from './receive-call.ts';

const YES = { status: 200, body: '{"yes":true}' };
const HOUR = Date.parse('2026-05-13T07:00:00Z');

let osh: Scene;
let merchant: ReturnType<typeof inLedgerOf>;
beforeAll(async () => {
  osh = await aRunningApi({ brand: aPayingBrand(['PAYME', 'CLICK'], { PAYME: { keys: 'some' } }) });
  merchant = inLedgerOf(osh, await osh.person());
});

const wakeJobs = vi.fn();
const announce = vi.fn();
beforeEach(() => {
  wakeJobs.mockClear();
  announce.mockClear();
});

/** A call whose provider finds this of it. */
function come(
  found: () => Verified | Promise<Verified>,
  change: Partial<RawCall> & {
    merchantId?: string;
    type?: 'PAYME' | 'CLICK';
    isUnsigned?: () => boolean;
  } = {},
) {
  const { merchantId = osh.merchantId, type = 'PAYME', headers: _, isUnsigned, ...rest } = change;
  const deps = { ...osh.deps, wakeJobs, orderEvents: { ...osh.deps.orderEvents, announce } };
  const provider = aScriptedProvider(type, { verify: found, ...(isUnsigned && { isUnsigned }) });
  const { body, ...head } = aCall({ body: crypto.randomUUID(), ...rest });
  return receiveCall(deps, {
    merchantId,
    provider,
    head: { ...head, body: '' },
    readBody: async () => body,
  });
}
const refused: Verified = { ok: false, reason: 'FORGED', answer: REFUSED };
const applies = (apply: (Verified & { ok: true })['apply'] = async () => YES): Verified => ({
  ok: true,
  apply,
});
/** What was kept of the calls of an operation, opened. */
const inbox = async (operation: string) => {
  const own = and(eq(paymentInbox.merchantId, osh.merchantId), eq(paymentInbox.operation, operation));
  const rows = await merchant.inTenant((tx) => tx.select().from(paymentInbox).where(own));
  return rows.map(({ sealedBody, outcome, note, status, answer }) => {
    const { body } = osh.deps.secrets.open(sealedBody, osh.merchantId) ?? {};
    return { body, outcome, note, status, answer };
  });
};

describe('T44 accepted callers', () => {
  test.each(['', 'a b', '../etc', "x'; select 1", 'm'.repeat(65)])(
    'T44 an impossible merchant id (%j) is unauthenticated, not a server error',
    async (merchantId) => {
      const verify = vi.fn(() => applies());
      expect(await come(verify, { merchantId })).toEqual({ answer: UNAUTHENTICATED, isProven: false });
      expect(verify).not.toHaveBeenCalled();
    },
  );

  test('T44 refused is an unknown merchant, or one without an account at the provider', async () => {
    for (const about of [{ merchantId: 'unknown' }, { type: 'CLICK' as const }])
      expect(await come(() => applies(), about)).toEqual({ answer: UNAUTHENTICATED, isProven: false });
  });

  test.each<[string, () => Verified | Promise<Verified>]>([
    ['on the spot', () => refused],
    ['after its provider was asked', async () => refused],
  ])('T44 a call refused %s proves nothing, and is kept with the reason', async (how, found) => {
    const operation = `refused ${how}`;
    const body = 'as it came';
    expect(await come(found, { operation, body })).toEqual({ answer: REFUSED, isProven: false });
    expect(await inbox(operation)).toEqual([
      { body, outcome: 'REFUSED', note: 'FORGED', status: 400, answer: 'no' },
    ]);
    expect(wakeJobs).not.toHaveBeenCalled();
  });

  test('T44 an unsigned call is stored once its provider has confirmed it, and not before', async () => {
    const unsigned = (operation: string, found: () => Promise<Verified>) =>
      come(found, { operation, isUnsigned: () => true });
    const seen: unknown[] = [];
    const looks = async () => (seen.push(...(await inbox('confirmed'))), applies());
    expect(await unsigned('confirmed', looks)).toEqual({ answer: YES, isProven: true });
    expect(seen).toEqual([]);
    expect(await inbox('confirmed')).toMatchObject([{ outcome: 'APPLIED', answer: YES.body }]);
    expect(await unsigned('denied', async () => refused)).toEqual({ answer: REFUSED, isProven: false });
    expect(await inbox('denied')).toEqual([]);
  });

  test('T44 during an outage of its provider an unsigned call gets a retryable error, and is not stored', async () => {
    const down = () => Promise.reject<Verified>(new Error('down'));
    expect(await come(down, { operation: 'outage', isUnsigned: () => true })).toEqual({
      answer: FAILED,
      isProven: false,
    });
    expect(await inbox('outage')).toEqual([]);
  });

  test('T44 of an unproven call two thousand characters are stored', async () => {
    await come(() => refused, { operation: 'long', body: 'a'.repeat(10_000) });
    expect(await inbox('long')).toMatchObject([{ body: 'a'.repeat(2_048), outcome: 'REFUSED' }]);
  });

  test('T44 during an outage of its provider a signed call gets a retryable error, and stays stored', async () => {
    const down = () => Promise.reject<Verified>(new Error('down'));
    expect(await come(down, { operation: 'down' })).toEqual({ answer: FAILED, isProven: true });
    expect(await inbox('down')).toMatchObject([{ outcome: 'RECEIVED', answer: null }]);
  });
});

describe('T45 effects of a proven call', () => {
  test.each<[string, (verified: Verified) => Verified | Promise<Verified>]>([
    ['at once', (verified) => verified],
    ['once its provider has stood by it', async (verified) => verified],
  ])('T45 it is applied %s, with its answer beside it', async (how, found) => {
    const operation = `applied ${how}`;
    const before = await come(() => found(applies()), { operation });
    expect(before).toEqual({ answer: YES, isProven: true });
    expect(await inbox(operation)).toMatchObject([
      { outcome: 'APPLIED', note: null, status: 200, answer: YES.body },
    ]);
  });

  test('T45 a changed order is announced and its jobs are woken; without a change neither happens', async () => {
    await come(() => applies());
    expect([announce.mock.calls, wakeJobs.mock.calls]).toEqual([[], []]);
    const { id } = await merchant.anOrder();
    await come(() =>
      applies(async (ledger) => {
        await ledger.receive((await ledger.orderById(id))!, { providerId: `${id}-x`, amount: AMOUNT });
        return YES;
      }),
    );
    expect(announce.mock.calls).toEqual([[osh.merchantId, id]]);
    expect(wakeJobs).toHaveBeenCalledTimes(1);
  });

  test('T45 after an internal error nothing of it is done, and it gets a retryable error', async () => {
    const { id } = await merchant.anOrder();
    const breaks = () =>
      applies(async (ledger) => {
        await ledger.receive((await ledger.orderById(id))!, { providerId: `${id}-x`, amount: AMOUNT });
        throw new Error('broken');
      });
    expect(await come(breaks, { operation: 'breaks' })).toEqual({ answer: FAILED, isProven: true });
    expect(await inbox('breaks')).toMatchObject([
      { outcome: 'FAILED', note: 'failed', status: 503, answer: FAILED.body },
    ]);
    expect((await merchant.orderRow(id)).isPaid).toBe(false);
    expect([announce.mock.calls, wakeJobs.mock.calls]).toEqual([[], []]);
  });
});

test('T44 of unproven calls two hundred an hour are stored and all answered; proven ones are all stored', async () => {
  const windowStart = new Date(HOUR);
  const bucket = 'payment-unauthenticated:PAYME';
  await merchant.inTenant((tx) => tx.delete(rateCounts).where(eq(rateCounts.bucket, bucket)));
  await merchant.inTenant((tx) =>
    tx.insert(rateCounts).values({ merchantId: osh.merchantId, bucket, windowStart, count: 198 }),
  );
  const HOURLY = 3_600_000;
  for (const at of [0, HOURLY / 2, HOURLY - 2, HOURLY - 1, HOURLY])
    expect(
      await come(() => refused, { operation: 'many', now: new Date(HOUR + at), body: String(at) }),
    ).toEqual({
      answer: REFUSED,
      isProven: false,
    });
  expect((await inbox('many')).map(({ body }) => Number(body)).toSorted((a, b) => a - b)).toEqual([
    0,
    HOURLY / 2,
    HOURLY,
  ]);
  await come(() => applies(), { operation: 'proven', now: new Date(HOUR + HOURLY - 1) });
  expect(await inbox('proven')).toHaveLength(1);
});
