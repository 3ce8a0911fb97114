import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { endpoints, unwrap } from '@dasturxon/core/api';
import { OrderSettings } from '@dasturxon/core/merchant';
import { eq } from 'drizzle-orm';
import sharp from 'sharp';
import * as v from 'valibot';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';

import { orders } from '../../db/schema/orders.ts';
import { staffPerson, type StaffPerson } from '../../testing/back-office/back-office-scene.ts';
import { twoBranches } from '../../testing/back-office/two-branches.ts';
import { delivery, key, place } from '../../testing/order-bodies.ts';
import { aRunningApi, type Person, type Scene } from '../../testing/scene.ts';

const dataDir = mkdtempSync(join(tmpdir(), 'dasturxon-handover-'));
let osh: Scene;
let guest: Person;
let operator: Person;
let ali: StaffPerson;
let vali: StaffPerson;
let manager: StaffPerson;
let orderId: string;

const id = () => ({ params: { id: orderId } });
type Given = { code?: string | null; who?: StaffPerson; cash?: number };
const handOver = ({ code = null, who = ali, cash = 0 }: Given = {}) =>
  who.api(endpoints.reportDelivery, {
    ...id(),
    body: { step: 'HANDED_OVER', cash, code },
    idempotencyKey: key(),
  });
const photo = () =>
  sharp({ create: { width: 60, height: 40, channels: 3, background: '#c60' } })
    .jpeg()
    .withExif({ IFD3: { GPSLatitude: '41/1 18/1 0/1' } })
    .toBuffer();
const sendPhoto = async (who = ali) =>
  who.api(endpoints.sendDoorPicture, { ...id(), body: new Blob([(await photo()) as BlobPart]) });
const seen = async (who: Person = guest) => unwrap(await who.api(endpoints.getOrder, id()));
const codeOf = async () => (await seen()).handoverCode!;
const other = (code: string) => String((Number(code) + 1) % 10_000).padStart(4, '0');

/** A paid order that Ali brings. What is paid in cash is not left at the door, so that the row is changed. */
async function brought({ leaveAtDoor = false } = {}) {
  orderId = unwrap(await place(guest, delivery())).id;
  await osh.deps.db.inTenant(osh.merchantId, async (tx) => {
    const [row] = await tx.select().from(orders).where(eq(orders.id, orderId));
    const data = { ...row!.data, leaveAtDoor };
    await tx.update(orders).set({ isPaid: true, data }).where(eq(orders.id, orderId));
  });
  for (const to of ['ACCEPTED', 'DONE'] as const)
    unwrap(await operator.api(endpoints.moveOrder, { ...id(), body: { to, reason: null } }));
  const body = { provider: 'OWN' as const, courierId: ali.userId, expectedCourierId: null };
  unwrap(await manager.api(endpoints.setCourier, { ...id(), body, idempotencyKey: key() }));
  const picked = { step: 'PICKED_UP' as const, cash: 0 };
  unwrap(await ali.api(endpoints.reportDelivery, { ...id(), body: picked, idempotencyKey: key() }));
}

beforeAll(async () => {
  osh = await aRunningApi({
    brand: { ...twoBranches(), orderSettings: v.parse(OrderSettings, { isHandoverProven: true }) },
    env: { DATA_DIR: dataDir },
  });
  operator = await osh.person({ role: 'OPERATOR' });
  manager = await staffPerson(osh, { role: 'MANAGER' });
  [ali, vali] = [await staffPerson(osh, { role: 'COURIER' }), await staffPerson(osh, { role: 'COURIER' })];
}, 60_000);
afterAll(() => rmSync(dataDir, { recursive: true, force: true }));
beforeEach(async () => {
  guest = await osh.person();
});

describe('BO-403 an order that is handed over for a code', () => {
  test('the guest alone reads the code, until the order is handed over with it', async () => {
    await brought();
    const code = await codeOf();
    expect(code).toMatch(/^\d{4}$/);
    const order = unwrap(await ali.api(endpoints.readBoard)).orders.find((one) => one.id === orderId);
    expect(order?.proof).toBe('CODE');
    for (const person of [ali, manager])
      expect(JSON.stringify(unwrap(await person.api(endpoints.readBoard)))).not.toContain(`"${code}"`);
    expect((await seen(operator)).handoverCode).toBeNull();
    expect((await handOver()).error?.code).toBe('courier.proofMissing');
    expect((await handOver({ code: other(code) })).error?.code).toBe('courier.codeWrong');
    expect((await handOver({ code, who: vali })).error).not.toBeNull();
    const done = unwrap(await handOver({ code }));
    expect([done.status, done.proof]).toEqual(['CLOSED', null]);
    expect((await seen()).handoverCode).toBeNull();
  });

  test('the code is not found by trying: after five in an hour the right one is refused too', async () => {
    await brought();
    const code = await codeOf();
    for (let tries = 0; tries < 5; tries += 1)
      expect((await handOver({ code: other(code) })).error?.code).toBe('courier.codeWrong');
    expect((await handOver({ code })).error?.code).toBe('request.rateLimited');
    osh.clock.now = new Date(osh.clock.now.getTime() + 3_600_000);
    expect((await handOver({ code })).error).toBeNull();
  });

  test('a courier cannot end it by another call; an operator can, for a guest without the code', async () => {
    orderId = unwrap(await place(guest, delivery())).id;
    for (const to of ['ACCEPTED', 'DONE'] as const)
      unwrap(await operator.api(endpoints.moveOrder, { ...id(), body: { to, reason: null } }));
    const courier = await osh.person({ role: 'COURIER' });
    const own = { provider: 'OWN' as const, courierId: courier.userId };
    unwrap(await operator.api(endpoints.assignCourier, { ...id(), body: own }));
    const report = (status: 'PERFORMER_PICKUPED' | 'PERFORMER_DELIVERED_FINISH') =>
      courier.api(endpoints.setCourierStatus, { ...id(), body: { status } });
    unwrap(await report('PERFORMER_PICKUPED'));
    expect((await report('PERFORMER_DELIVERED_FINISH')).error?.code).toBe('courier.proofMissing');
    const body = { to: 'DELIVERED' as const, reason: null };
    expect((await courier.api(endpoints.moveOrder, { ...id(), body })).error?.code).toBe(
      'courier.proofMissing',
    );
    expect((await courier.api(endpoints.getOrder, id())).data?.handoverCode ?? null).toBeNull();
    expect((await seen()).status).toBe('ON_WAY');
    expect((await operator.api(endpoints.moveOrder, { ...id(), body })).error).toBeNull();
  });

  test('an order of before, of a restaurant that asks for none, needs none', async () => {
    await brought();
    await osh.deps.db.inTenant(osh.merchantId, async (tx) => {
      const [row] = await tx.select().from(orders).where(eq(orders.id, orderId));
      const { handoverCode: _none, ...data } = row!.data;
      await tx.update(orders).set({ data }).where(eq(orders.id, orderId));
    });
    expect((await seen()).handoverCode).toBeNull();
    expect((await handOver()).error).toBeNull();
  });
});

describe('BO-404 an order that is left at the door', () => {
  test('is handed over with a photo, which guest and staff see, without the place where it was taken', async () => {
    await brought({ leaveAtDoor: true });
    expect((await seen()).handoverCode).toBeNull();
    expect((await handOver()).error?.code).toBe('courier.proofMissing');
    expect((await handOver({ code: '1234' })).error?.code).toBe('courier.proofMissing');
    expect((await sendPhoto(vali)).error?.code).toBe('order.notFound');
    expect(unwrap(await sendPhoto()).hasDoorPicture).toBe(true);
    unwrap(await sendPhoto());
    expect((await handOver()).error).toBeNull();
    expect((await sendPhoto()).error?.code).toBe('order.notFound');
    const { doorPicture } = await seen();
    const { image } = unwrap(await guest.api(endpoints.readOwnPicture, { params: { id: doorPicture! } }));
    const bytes = Buffer.from(image.slice('data:image/webp;base64,'.length), 'base64');
    expect((await sharp(bytes).metadata()).exif).toBeUndefined();
    expect(unwrap(await manager.api(endpoints.readDoorPicture, id())).image).toBe(image);
    const kitchen = await staffPerson(osh, { role: 'KITCHEN' });
    expect((await kitchen.api(endpoints.readDoorPicture, id())).error?.status).toBe(403);
    const elsewhere = await staffPerson(osh, { role: 'MANAGER', branchIds: ['branch-2'] });
    expect((await elsewhere.api(endpoints.readDoorPicture, id())).error?.status).toBe(404);
    const outsider = await osh.person();
    const foreign = await outsider.api(endpoints.readOwnPicture, { params: { id: doorPicture! } });
    expect(foreign.error?.code).toBe('picture.notFound');
  });
});
