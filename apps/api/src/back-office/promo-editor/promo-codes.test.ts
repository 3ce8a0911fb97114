import { endpoints, unwrap } from '@dasturxon/core/api';
import type { FieldValue } from '@dasturxon/core/drafts';
import { normalizePromoCode } from '@dasturxon/core/promo';
import { eq } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';

import { promos } from '../../db/schema/promos.ts';
import { staffPerson, type StaffPerson } from '../../testing/back-office/back-office-scene.ts';
import { editedBrand } from '../../testing/back-office/menu-editor.ts';
import {
  promoPatches,
  promosDraft,
  publishPromos,
  savePromos,
} from '../../testing/back-office/promo-editor.ts';
import { key, pickUp, place, quoteBody, settings } from '../../testing/order-bodies.ts';
import { aRunningApi, type Person, type Scene } from '../../testing/scene.ts';

const ID = 'a1b2c3d4-0000-4000-8000-000000000001';
const aScene = () =>
  aRunningApi({ brand: { ...editedBrand(), promos: [], settings: settings({ promoActive: true }) } });

let osh: Scene;
let owner: StaffPerson;
let guest: Person;
beforeEach(async () => {
  osh = await aScene();
  owner = await staffPerson(osh, { role: 'ADMIN' });
  guest = await osh.person();
});

const publish = async (fields: Record<string, FieldValue>, base = 0, id = ID) => {
  const { revision } = unwrap(await savePromos(owner, promoPatches(id, fields, base)));
  unwrap(await publishPromos(owner, revision));
};
const withCodes = {
  exists: true,
  isActive: true,
  'name.ru': 'Листовка',
  productDiscount: 10,
  hasOwnCodes: true,
};
const make = (count: number, who = owner, idempotencyKey = key()) =>
  who.api(endpoints.makePromoCodes, { params: { id: ID }, body: { count }, idempotencyKey });
const read = (who = owner) => who.api(endpoints.readPromoCodes, { params: { id: ID } });
const codes = async () => unwrap(await read()).codes;
const quote = (who: Person, promoCode: string | null = null) =>
  who.api(endpoints.quoteOrder, { body: { ...quoteBody(pickUp()), promoCode } });

test('BO-412 owners alone make and read codes, of their own brand alone', async () => {
  await publish(withCodes);
  for (const role of ['MANAGER', 'OPERATOR', 'WAITER'] as const) {
    const other = await staffPerson(osh, { role });
    expect((await make(1, other)).error?.code).toBe('forbidden');
    expect((await read(other)).error?.code).toBe('forbidden');
  }
  unwrap(await make(1));
  const [own] = await codes();
  const another = await aScene();
  const outsider = await staffPerson(another, { role: 'ADMIN' });
  expect((await make(1, outsider)).error?.code).toBe('notFound');
  expect((await read(outsider)).error?.code).toBe('notFound');
  expect((await quote(await another.person(), own!.code)).error?.code).toBe('promo.notFound');
});

test('BO-412 codes differ, are typed as they are compared, and a repeated call makes none', async () => {
  await publish(withCodes);
  const once = key();
  expect(unwrap(await make(5_000, owner, once))).toEqual({ made: 5_000 });
  expect(unwrap(await make(5_000, owner, once))).toEqual({ made: 5_000 });
  const made = await codes();
  expect(new Set(made.map(({ code }) => code)).size).toBe(5_000);
  for (const { code } of made) expect(code).toMatch(/^[A-HJ-NP-Z2-9]{12}$/);
  expect(made.map(({ code }) => normalizePromoCode(code.toLowerCase()))).toEqual(
    made.map(({ code }) => code),
  );
  expect((await make(1)).error?.data).toMatchObject({ left: 0 });
  expect((await make(5_001)).error?.code).toBe('request.invalid');
});

test('BO-412 a promotion without codes of one use makes none, and one with them applies to no order by itself', async () => {
  await publish({ ...withCodes, hasOwnCodes: false });
  expect((await make(1)).error?.code).toBe('notFound');
  const lower = unwrap(await quote(guest)).totalPrice;
  await publish({ hasOwnCodes: true }, 6);
  unwrap(await make(1));
  expect(unwrap(await quote(guest)).totalPrice).toBeGreaterThan(lower);
  const [own] = await codes();
  expect(unwrap(await quote(guest, own!.code.toLowerCase())).totalPrice).toBe(lower);
  // Its id is no code, and no list shows it.
  expect((await quote(guest, ID)).error?.code).toBe('promo.notFound');
  expect(unwrap(await guest.api(endpoints.listPromos, { params: { id: guest.userId } }))).toEqual([]);
  expect(unwrap(await quote(guest)).offers).toEqual([]);
  const { records } = await promosDraft(owner);
  expect(records[0]?.fields).toMatchObject({ code: null, hasOwnCodes: true });
});

test('BO-412 T33 of orders at once with one code one has it; it is used up for the others and for later ones', async () => {
  await publish(withCodes);
  unwrap(await make(2));
  const [one, other] = (await codes()).map(({ code }) => code);
  const { totalPrice } = unwrap(await quote(guest, one));
  const people = await Promise.all(Array.from({ length: 6 }, () => osh.person()));
  const body = pickUp({ promoCode: one!, totalPrice });
  const outcomes = await Promise.all(people.map((who) => place(who, body)));
  expect(outcomes.filter(({ error }) => !error)).toHaveLength(1);
  expect(new Set(outcomes.flatMap(({ error }) => (error ? [error.code] : [])))).toEqual(
    new Set(['promo.usedUp']),
  );
  const refused = (await quote(guest, one)).error;
  expect([refused?.code, refused?.message]).toEqual(['promo.usedUp', expect.stringMatching(/\S/)]);
  const asked = { code: one!, totalProductPrice: 90_000, deliveryPrice: 0 };
  expect((await guest.api(endpoints.validatePromo, { body: asked })).error?.code).toBe('promo.usedUp');
  expect((await codes()).filter(({ isUsed }) => isUsed).map(({ code }) => code)).toEqual([one]);
  expect((await quote(guest, other)).error).toBeNull();
});

test('BO-412 a cancelled order gives its code back, and the order keeps the code that it had', async () => {
  await publish(withCodes);
  unwrap(await make(1));
  const [own] = await codes();
  const { totalPrice } = unwrap(await quote(guest, own!.code));
  const order = unwrap(await place(guest, pickUp({ promoCode: own!.code, totalPrice })));
  expect([order.promo?.code, order.promotions[0]?.code]).toEqual([own!.code, own!.code]);
  const again = await osh.person();
  expect((await quote(again, own!.code)).error?.code).toBe('promo.usedUp');
  unwrap(
    await guest.api(endpoints.cancelOrder, { params: { id: order.id }, body: { reason: 'CHANGED_MIND' } }),
  );
  expect((await quote(again, own!.code)).error).toBeNull();
});

test('BO-412 codes of a paused or removed promotion are refused', async () => {
  await publish({ ...withCodes, code: 'UMUMIY' });
  unwrap(await make(1));
  const [own] = await codes();
  expect((await quote(guest, 'UMUMIY')).error).toBeNull();
  await publish({ isActive: false }, 7);
  expect((await quote(guest, own!.code)).error?.code).toBe('promo.inactive');
  await publish({ exists: false }, 9);
  expect((await quote(guest, own!.code)).error?.code).toBe('promo.notFound');
  expect((await make(1)).error?.code).toBe('notFound');
  const kept = await osh.deps.db.inTenant(osh.merchantId, (tx) =>
    tx.select().from(promos).where(eq(promos.id, ID)),
  );
  expect(kept).toHaveLength(1);
});
