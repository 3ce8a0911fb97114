import { endpoints, unwrap } from '@dasturxon/core/api';
import { OrderSettings } from '@dasturxon/core/merchant';
import * as v from 'valibot';
import { beforeAll, describe, expect, test } from 'vitest';

import { delivery, key, pickUp, place, quoteBody, settings } from '../../testing/order-bodies.ts';
import { aPayingBrand } from '../../testing/payments/paying.ts';
import { aRunningApi, type Person, type Scene } from '../../testing/scene.ts';
import { checkMoney } from '../../payments/commands/check-money.ts';

let osh: Scene;
let staff: Person;
beforeAll(async () => {
  const orderSettings = v.parse(OrderSettings, { cashbackPercent: 10 });
  const brand = aPayingBrand(['CASH'], {});
  const withTips = { ...brand.settings!, tipsActive: true };
  osh = await aRunningApi({ brand: { ...brand, settings: withTips, orderSettings } });
  staff = await osh.person({ role: 'MANAGER' });
});

const quote = async (body: Parameters<typeof quoteBody>[0]) =>
  unwrap(await osh.as(null)(endpoints.quoteOrder, { body: quoteBody(body) }));

describe('B35 tips', () => {
  test('a tip is a step of its own, named for the courier or the team, and changes no other sum', async () => {
    const [plain, tipped] = [await quote(delivery()), await quote(delivery({ tip: 7_000 }))];
    expect(tipped).toMatchObject({ tip: 7_000, totalPrice: plain.totalPrice + 7_000 });
    expect(tipped.totalProductPrice).toBe(plain.totalProductPrice);
    expect(tipped.explanation.at(-1)).toMatchObject({ rule: 'tip', amount: 7_000 });
    expect(tipped.explanation.at(-1)?.text).toMatchObject({
      uz: 'Kuryerga choychaqa',
      eng: 'Tip for the courier',
    });
    const fetched = await quote(pickUp({ tip: 7_000 }));
    expect(fetched.explanation.at(-1)?.text).toMatchObject({ eng: 'Tip for the team' });
  });

  test('an order holds its tip; a total without it is refused with the new price', async () => {
    const guest = await osh.person();
    const { error } = await place(guest, pickUp({ tip: 5_000, totalPrice: 90_000 }));
    expect(error).toMatchObject({
      code: 'price_changed',
      data: { quote: { totalPrice: 95_000, tip: 5_000 } },
    });
    const order = unwrap(await place(guest, pickUp({ tip: 5_000, totalPrice: 95_000 })));
    expect(order).toMatchObject({ tip: 5_000, totalPrice: 95_000 });
  });

  test('a brand without tips takes none, and a tip beyond the largest is no tip', async () => {
    const other = await aRunningApi({ brand: { settings: settings() } });
    const guest = await other.person();
    expect(unwrap(await place(guest, pickUp())).tip).toBe(0);
    expect((await place(guest, pickUp({ tip: 5_000, totalPrice: 95_000 }))).error?.code).toBe(
      'price_changed',
    );
    const { error } = await place(await osh.person(), pickUp({ tip: 1_000_001 }));
    expect(error?.status).toBe(400);
  });

  test('points are neither earned by a tip nor lost with it: of a part that goes back the tip is last', async () => {
    const guest = await osh.person();
    const balance = async () => unwrap(await guest.api(endpoints.getCashback)).balance;
    const { id } = unwrap(await place(guest, pickUp({ tip: 10_000, totalPrice: 100_000 })));
    for (const to of ['ACCEPTED', 'DONE', 'CLOSED'] as const)
      unwrap(await staff.api(endpoints.moveOrder, { params: { id }, body: { to } }));
    expect(await balance()).toBe(9_000);
    const giveBack = async (amount: number | null) =>
      unwrap(
        await staff.api(endpoints.refundOrder, {
          params: { orderId: id },
          body: { amount, byHand: true },
          idempotencyKey: key(),
        }),
      );
    await giveBack(45_000);
    expect(await balance()).toBe(4_500);
    await giveBack(45_000);
    expect(await balance()).toBe(0);
    await giveBack(null);
    expect(await checkMoney(osh.deps, osh.merchantId)).toEqual([]);
  });
});
