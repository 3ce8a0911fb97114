import { endpoints, unwrap } from '@dasturxon/core/api';
import { aPromo } from '@dasturxon/core/testing';
import { eq } from 'drizzle-orm';
import { beforeAll, expect, test } from 'vitest';

import { promos } from '../../db/schema/promos.ts';
import { pickUp, place, settings } from '../../testing/order-bodies.ts';
import { aRunningApi, type Scene } from '../../testing/scene.ts';

const codes = [
  { code: 'ALWAYS' },
  { code: 'BIGGER', minPrice: 1_000_000 },
  { code: 'OFF', isActive: false },
  { code: 'ENDS-TODAY', endDate: '2026-05-13' },
  { code: 'ENDED', endDate: '2026-05-12' },
  { code: 'BEGINS-TODAY', startDate: '2026-05-13' },
  { code: 'NOT-YET', startDate: '2026-05-14' },
];

let osh: Scene;
beforeAll(async () => {
  osh = await aRunningApi({
    // 12:00 on May 13 in Tashkent.
    now: new Date('2026-05-13T07:00:00Z'),
    brand: {
      settings: settings({ promoActive: true }),
      promos: codes.map((change) => aPromo({ ...change, id: change.code, productDiscount: 1000 })),
    },
  });
});

type Person = Awaited<ReturnType<Scene['person']>>;
const listed = async ({ api, userId }: Person) =>
  unwrap(await api(endpoints.listPromos, { params: { id: userId } })).map(({ code }) => code);
const change = (code: string, columns: Partial<typeof promos.$inferInsert>) =>
  osh.deps.db.inTenant(osh.merchantId, (tx) => tx.update(promos).set(columns).where(eq(promos.code, code)));

test('SCR-08 the list has the codes that run today: no code that is switched off, ended or not begun', async () => {
  expect((await listed(await osh.person())).toSorted()).toEqual([
    'ALWAYS',
    'BEGINS-TODAY',
    'BIGGER',
    'ENDS-TODAY',
  ]);
});

test('SCR-08 the list follows the days of Tashkent', async () => {
  const [now, person] = [osh.clock.now, await osh.person()];
  osh.clock.now = new Date('2026-05-13T18:59:00Z');
  expect(await listed(person)).toContain('ENDS-TODAY');
  osh.clock.now = new Date('2026-05-13T19:01:00Z');
  const after = await listed(person);
  osh.clock.now = now;
  expect(after).not.toContain('ENDS-TODAY');
  expect(after).toContain('NOT-YET');
});

test('SCR-08 the list has no code that the order would refuse: hidden, used up, or used by this person', async () => {
  const [one, other] = [await osh.person(), await osh.person()];
  await change('BIGGER', { data: { isHidden: true } });
  await change('ENDS-TODAY', { maxUses: 3, uses: 3 });
  await change('BEGINS-TODAY', { oncePerUser: true });
  const order = await place(one, pickUp({ promoCode: 'BEGINS-TODAY', totalPrice: 89_000 }));
  expect(order.error).toBeNull();
  expect(await listed(one)).toEqual(['ALWAYS']);
  expect((await listed(other)).toSorted()).toEqual(['ALWAYS', 'BEGINS-TODAY']);
});

test('T04 a person cannot read the list of another', async () => {
  const [one, other] = [await osh.person(), await osh.person()];
  const { error } = await one.api(endpoints.listPromos, { params: { id: other.userId } });
  expect(error?.status).toBe(404);
});
