import { type endpoints, type Sent, unwrap } from '@dasturxon/core/api';
import { CONSENT_MS } from '@dasturxon/core/order';
import * as fc from 'fast-check';
import { beforeAll, describe, expect, test } from 'vitest';

import { orderEdits, slotUses } from '../../db/schema/orders.ts';
import { lapseEdit } from '../../orders/edits/lapse-edit.ts';
import { checkMoney } from '../../payments/commands/check-money.ts';
import { anEditScene, linesOf } from '../../testing/edits/edit-scene.ts';
import { address } from '../../testing/order-bodies.ts';

type Handover = NonNullable<Sent<typeof endpoints.quoteEdit, 'body'>['handover']>;

let scene: Awaited<ReturnType<typeof anEditScene>>;
beforeAll(async () => {
  scene = await anEditScene();
});

const dishes = { manti: 1, kabob: 1 };
const cartItems = linesOf(dishes);
const away = { ...address, latitude: 41.3, streetName: 'Bunyodkor koʻchasi', houseNumber: '12' };
const toDelivery: Handover = { serviceType: 'DELIVERY', address };
const toPickUp: Handover = { serviceType: 'PICK_UP', address: null };
const ordered = (change: Parameters<typeof scene.accepted>[1] = {}) => scene.accepted(dishes, change);
const brought = (change: Parameters<typeof scene.accepted>[1] = {}) =>
  ordered({ serviceType: 'DELIVERY', address, branch: null, totalPrice: 102_500, ...change });
const quote = (id: string, handover: Handover) => scene.quote(id, cartItems, { handover });
const edit = (id: string, handover: Handover, consent: 'PHONE' | 'GUEST' = 'PHONE') =>
  scene.edit(id, { cartItems, handover, consent });
const agrees = async () => expect(await checkMoney(scene.osh.deps, scene.osh.merchantId)).toEqual([]);
const refunds = async (id: string) =>
  (await scene.merchant.refundsOf(id)).reduce((sum, { amount }) => sum + amount / 100, 0);
const at = (minutes: number) => {
  const moment = new Date(scene.osh.clock.now.getTime() + minutes * 60_000);
  const local = moment.toLocaleString('sv-SE', { timeZone: 'Asia/Tashkent' });
  return { day: local.slice(0, 10), time: local.slice(11, 16) };
};
const slots = () => scene.merchant.inTenant((tx) => tx.select().from(slotUses));
const usedSlots = async () => (await slots()).reduce((sum, { used }) => sum + used, 0);

describe('BO-290 C.7 the service of an accepted order', () => {
  test('a paid pick-up that is to be brought costs the delivery, and its way back returns it', async () => {
    const id = await ordered();
    expect(unwrap(await quote(id, toDelivery))).toMatchObject({
      totalBefore: 87_500,
      totalPrice: 102_500,
      due: 15_000,
      refund: 0,
      isCovered: false,
    });
    const moved = unwrap(await edit(id, toDelivery));
    expect(moved).toMatchObject({
      serviceType: 'DELIVERY',
      totalPrice: 102_500,
      due: 15_000,
      revision: 1,
      address: 'Amir Temur koʻchasi [7]',
      formerHandover: { serviceType: 'PICK_UP', address: null },
    });
    expect(moved.distance).toBeGreaterThan(0);
    expect(await scene.fiscalSum(id)).toBe(102_500);
    await agrees();
    const back = unwrap(await edit(id, toPickUp));
    expect(back).toMatchObject({ serviceType: 'PICK_UP', totalPrice: 87_500, due: 0, address: null });
    expect(back.formerHandover).toMatchObject({
      serviceType: 'DELIVERY',
      address: 'Amir Temur koʻchasi [7]',
    });
    await agrees();
  });

  test('BO-464 the board names the zone of the address, anew after an edit of it', async () => {
    const id = await brought();
    const { zone } = await scene.cardOf(id);
    expect(zone).toBe('Markaz');
    expect(unwrap(await edit(id, toPickUp)).zone).toBeNull();
    expect(unwrap(await edit(id, toDelivery)).zone).toBe('Markaz');
    const pickedUp = await ordered();
    expect((await scene.cardOf(pickedUp)).zone).toBeNull();
  });

  test('a paid delivery that is picked up returns what it cost', async () => {
    const id = await brought();
    expect(unwrap(await quote(id, toPickUp))).toMatchObject({ totalPrice: 87_500, refund: 15_000, due: 0 });
    unwrap(await edit(id, toPickUp));
    expect([await refunds(id), await scene.fiscalSum(id)]).toEqual([15_000, 87_500]);
    await agrees();
  });

  test('random ways there and back keep paid − refunded + due = total', async () => {
    const moves = fc.array(fc.constantFrom(toDelivery, toPickUp, { ...toDelivery, address: away }), {
      minLength: 1,
      maxLength: 4,
    });
    await fc.assert(
      fc.asyncProperty(moves, async (chain) => {
        const id = await ordered();
        for (const move of chain) await edit(id, move);
        const { totalPrice, due } = await scene.cardOf(id);
        expect(87_500 - (await refunds(id)) + due!).toBe(totalPrice);
        expect(await scene.fiscalSum(id)).toBe(totalPrice);
        await agrees();
      }),
      { numRuns: 8 },
    );
  });
});

describe('BO-290 C.7 the address and the time', () => {
  test('the guest is asked, nothing changes until then, and the edit keeps no address', async () => {
    const id = await brought({ paymentType: 'CASH' });
    unwrap(await edit(id, { serviceType: 'DELIVERY', address: away }, 'GUEST'));
    const asked = await scene.guestsView(id);
    expect(asked.address?.streetName).toBe(address.streetName);
    expect(asked.edit?.handover).toMatchObject({ address: 'Bunyodkor koʻchasi [12]' });
    expect((await scene.cardOf(id)).edit?.handover?.address).toBe('Bunyodkor koʻchasi [12]');
    const agreed = unwrap(await scene.answer(id, asked.edit!.id, true));
    expect(agreed.address).toMatchObject({ streetName: away.streetName, houseNumber: '12' });
    const edits = await scene.merchant.inTenant((tx) => tx.select().from(orderEdits));
    expect(JSON.stringify(edits)).not.toContain('Bunyodkor');
  });

  test('an unanswered question changes nothing', async () => {
    const id = await brought({ paymentType: 'CASH', ifMissing: 'CANCEL' });
    unwrap(await edit(id, toPickUp, 'GUEST'));
    const { edit: asked } = await scene.guestsView(id);
    scene.osh.clock.now = new Date(scene.osh.clock.now.getTime() + CONSENT_MS);
    await lapseEdit(scene.osh.deps, scene.osh.merchantId, { orderId: id, editId: asked!.id });
    expect(await scene.cardOf(id)).toMatchObject({ serviceType: 'DELIVERY', status: 'ACCEPTED' });
  });

  test('another time takes its slot and gives the former one back; as soon as possible takes none', async () => {
    const before = await usedSlots();
    const id = await ordered({ paymentType: 'CASH' });
    const later = unwrap(await edit(id, { ...toPickUp, at: at(120) }));
    expect(later).toMatchObject({ later: true, totalPrice: 87_500, formerHandover: { atTime: null } });
    expect(await usedSlots()).toBe(before + 1);
    unwrap(await edit(id, { ...toPickUp, at: at(180) }));
    expect(await usedSlots()).toBe(before + 1);
    const soon = unwrap(await edit(id, { ...toPickUp, at: null }));
    expect(soon).toMatchObject({ later: false, atTime: null, isReadyPromised: true });
    expect(await usedSlots()).toBe(before);
    expect((await scene.guestsView(id)).history.filter(({ reason }) => reason === 'EDITED')).toHaveLength(3);
  });

  test('what is as it was is no change, and an order with lines keeps its hand-over', async () => {
    const id = await brought({ paymentType: 'CASH' });
    expect((await edit(id, { serviceType: 'DELIVERY', address: null })).error?.code).toBe('request.invalid');
    unwrap(await scene.edit(id, { cartItems: linesOf({ manti: 1 }) }));
    expect(await scene.cardOf(id)).toMatchObject({ serviceType: 'DELIVERY', formerHandover: null });
  });
});

describe('BO-290 what keeps an order as it is', () => {
  test('a time that has passed, an order that is ready, and an edit that was decided on an older version', async () => {
    const id = await ordered({ paymentType: 'CASH' });
    expect((await quote(id, { ...toPickUp, at: at(-60) })).error?.code).toBe('slot.past');
    expect((await quote(id, { serviceType: 'DELIVERY', address: null })).error?.code).toBe(
      'delivery.addressMissing',
    );
    const stale = await scene.edit(id, { cartItems, handover: toDelivery, expectedVersion: 1 });
    expect(stale.error?.code).toBe('order.changed');
    await scene.move(id, 'DONE');
    expect((await quote(id, toDelivery)).error?.code).toBe('order.notEditable');
  });

  test('cooks read neither the new nor the former address', async () => {
    const id = await brought({ paymentType: 'CASH' });
    unwrap(await edit(id, { serviceType: 'DELIVERY', address: away }));
    const kitchen = await scene.asKitchen(id);
    expect(kitchen.formerHandover).toMatchObject({ serviceType: 'DELIVERY', address: null });
  });
});
