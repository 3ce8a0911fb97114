import { aProduct } from '@dasturxon/core/testing';
import { eq } from 'drizzle-orm';
import { beforeAll, beforeEach, expect, test, vi } from 'vitest';

import { DEMO_MXIK, demoFiscal } from '@dasturxon/demo';
import { orders } from '../../db/schema/orders.ts';
import { markAsTest } from '../../testing/connections/mark-as-test.ts';
import { inLedgerOf } from '../../testing/payments/in-ledger.ts';
import { attemptsIn } from '../../testing/payments/money.ts';
import { here } from '../../testing/order-bodies.ts';
import { aPayingBrand } from '../../testing/payments/paying.ts';
import { aRunningApi, type Scene } from '../../testing/scene.ts';
import { aScriptedProvider } from '../../testing/payments/scripted-provider.ts';
import type { AttemptRow } from '../attempts/attempts.ts';
import { fiscalOfPayment } from '../attempts/fiscal-of-payment.ts';
import { makeFiscalReceipt } from './make-fiscal-receipt.ts';
import type { ProviderAtMerchant } from '../protocol/provider.ts';

const URL = 'https://ofd.soliq.uz/check?t=UZ1&r=1&c=20260513120000&s=1';
const TYPES = ['CASH', 'PAYME', 'CLICK'] as const;
const KEYS = { PAYME: { keys: 'some' } };
const products = [aProduct({ productBranch: here, mxicCode: DEMO_MXIK })];

type Make = NonNullable<ProviderAtMerchant['makeFiscalReceipt']>;
const make = vi.fn<Make>();
const announce = vi.fn();
beforeEach(() => {
  make.mockReset().mockResolvedValue(URL);
  announce.mockClear();
});

let osh: Scene;
let plain: Scene;
beforeAll(async () => {
  osh = await aRunningApi({ brand: { ...aPayingBrand(TYPES, KEYS), fiscal: demoFiscal, products } });
  plain = await aRunningApi({ brand: { ...aPayingBrand(TYPES, KEYS), products } });
});

const merchantOf = async (scene: Scene) => inLedgerOf(scene, await scene.person());
function carryOut(
  scene: Scene,
  attemptId: string,
  parts: Partial<ProviderAtMerchant> = { makeFiscalReceipt: make },
) {
  const payments = new Map(TYPES.map((type) => [type, aScriptedProvider(type, parts)]));
  const orderEvents = { ...scene.deps.orderEvents, announce };
  return makeFiscalReceipt({ ...scene.deps, payments, orderEvents }, scene.merchantId, attemptId);
}
const rowOf = async (scene: Scene, { orderId }: AttemptRow) => {
  const rows = await scene.deps.db.inTenant(scene.merchantId, (tx) =>
    tx.select().from(orders).where(eq(orders.id, orderId)),
  );
  return rows[0]!;
};
const fiscalOf = async (scene: Scene, { orderId }: AttemptRow) =>
  (await attemptsIn(scene, orderId))[0]!.data['fiscal'];

test('B25 ENT-26 a paid order’s lines and their seller go to the provider, and its fiscal receipt to the order’s page, once', async () => {
  const { id, attempt } = await (await merchantOf(osh)).aPaidOrder();
  await carryOut(osh, attempt.id);
  const [asked] = make.mock.calls[0]!;
  expect(asked).toMatchObject({ attempt: { id: attempt.id }, tin: demoFiscal.tin, now: osh.clock.now });
  expect(asked.lines.map(({ codes }) => codes.mxik)).toContain(DEMO_MXIK);
  expect(await fiscalOf(osh, attempt)).toEqual({ PERFORM: { qr_code_url: URL } });
  expect(announce.mock.calls).toEqual([[osh.merchantId, id]]);
  await carryOut(osh, attempt.id);
  expect(make).toHaveBeenCalledTimes(1);
});

test('BO-368 a dish’s own package code is on its receipt in place of that of its MXIK', async () => {
  const boxed = products.map((product) => ({ ...product, packageCode: '1500999' }));
  const brand = { ...aPayingBrand(TYPES, KEYS), fiscal: demoFiscal, products: boxed };
  const scene = await aRunningApi({ brand });
  const { attempt } = await (await merchantOf(scene)).aPaidOrder();
  await carryOut(scene, attempt.id);
  const [asked] = make.mock.calls[0]!;
  expect(asked.lines.map(({ codes }) => codes)).toContainEqual(
    expect.objectContaining({ mxik: DEMO_MXIK, packageCode: '1500999' }),
  );
});

test('BO-358 a test order of the set-up gets no fiscal receipt, neither asked for nor by lines for the provider', async () => {
  const scene = await aRunningApi({ brand: { ...aPayingBrand(TYPES, KEYS), fiscal: demoFiscal, products } });
  const ledger = await merchantOf(scene);
  const { attempt } = await ledger.aPaidOrder();
  await markAsTest(scene);
  await carryOut(scene, attempt.id);
  expect(make).not.toHaveBeenCalled();
  const row = await rowOf(scene, attempt);
  const lines = await scene.deps.db.inTenant(scene.merchantId, (tx) =>
    fiscalOfPayment(tx, { row, attempt: null, now: scene.clock.now }),
  );
  expect(lines).toBe(null);
});

test('ENT-26 one that is not ready yet has the job come again', async () => {
  const { attempt } = await (await merchantOf(osh)).aPaidOrder();
  make.mockResolvedValue(null);
  await expect(carryOut(osh, attempt.id)).rejects.toThrow('not there yet');
  expect(await fiscalOf(osh, attempt)).toBeUndefined();
  expect(announce).not.toHaveBeenCalled();
});

test('ENT-26 lines that were taken are sent once; after a call without an answer again, ten minutes later', async () => {
  const later = (minutes: number) =>
    void (osh.clock.now = new Date(osh.clock.now.getTime() + minutes * 60_000));
  const { attempt } = await (await merchantOf(osh)).aPaidOrder();
  let sent = 0;
  const make: Make = async ({ submission }) => {
    await submission?.begins();
    if (submission) sent += 1;
    if (sent === 1) throw new Error('no answer');
    await submission?.taken();
    return null;
  };
  const attemptAt = async (minutes: number) => {
    later(minutes);
    await expect(carryOut(osh, attempt.id, { makeFiscalReceipt: make })).rejects.toThrow();
    return sent;
  };
  expect([await attemptAt(0), await attemptAt(9), await attemptAt(1), await attemptAt(60)]).toEqual([
    1, 1, 2, 2,
  ]);
});

test('ENT-26 no receipt for an unpaid order, or by a provider that makes them itself or has no keys', async () => {
  const merchant = await merchantOf(osh);
  const { attempt: paid } = await merchant.aPaidOrder();
  const { attempt: keyless } = await merchant.aPaidOrder('CLICK');
  const begun = await merchant.anAttemptFor((await merchant.anOrder()).id);
  await carryOut(osh, paid.id, {});
  for (const id of [begun.id, keyless.id, 'unknown']) await carryOut(osh, id);
  expect(make).not.toHaveBeenCalled();
  expect(announce).not.toHaveBeenCalled();
});

test('ENT-26 no receipt for a merchant without codes of its dishes', async () => {
  const { attempt } = await (await merchantOf(plain)).aPaidOrder();
  await carryOut(plain, attempt.id);
  expect(make).not.toHaveBeenCalled();
});
