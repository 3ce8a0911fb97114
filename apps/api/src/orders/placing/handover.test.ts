import { endpoints, unwrap } from '@dasturxon/core/api';
import type { BoardOrder } from '@dasturxon/core/staff';
import { aPaymentSetting } from '@dasturxon/core/testing';
import { beforeAll, expect, test } from 'vitest';

import { anEditScene, linesOf } from '../../testing/edits/edit-scene.ts';
import { delivery, items, pickUp, place, quoteBody, settings } from '../../testing/order-bodies.ts';
import { staffPerson, type StaffPerson } from '../../testing/back-office/back-office-scene.ts';
import { aRunningApi, type Person, type Scene } from '../../testing/scene.ts';

let osh: Scene;
let guest: Person;
let operator: StaffPerson;
let cook: StaffPerson;
beforeAll(async () => {
  const way = { icon: '', title: null, iikoId: null };
  const paymentMethods = [
    { ...way, id: 'cash', name: 'Naqd', type: 'CASH' as const },
    { ...way, id: 'payme', name: 'Payme', type: 'PAYME' as const },
  ];
  const paymentSettings = [aPaymentSetting(), aPaymentSetting({ id: 'payme', type: 'PAYME' })];
  osh = await aRunningApi({
    brand: { settings: settings({ payme: true }), paymentMethods, paymentSettings },
  });
  guest = await osh.person();
  operator = await staffPerson(osh, { role: 'OPERATOR' });
  cook = await staffPerson(osh, { role: 'KITCHEN' });
});

const asked = { changeFrom: 200_000, cutlery: 3, leaveAtDoor: true };
async function cardOf(who: StaffPerson, id: string): Promise<BoardOrder> {
  const { orders } = unwrap(await who.api(endpoints.readBoard));
  return orders.find((order) => order.id === id)!;
}

test('B23 change and cutlery of a cash delivery reach guest and staff, and no sum reaches the kitchen', async () => {
  const { id } = unwrap(await place(guest, delivery(asked)));
  const kept = { changeFrom: 200_000, cutlery: 3, leaveAtDoor: false };
  expect(unwrap(await guest.api(endpoints.getOrder, { params: { id } }))).toMatchObject(kept);
  expect(await cardOf(operator, id)).toMatchObject(kept);
  expect(await cardOf(cook, id)).toMatchObject({ ...kept, changeFrom: null });
});

test('B65 an order paid online for a receiver is a gift for guest and staff; without a receiver or paid in cash it is not', async () => {
  const gift = { receiver: { name: 'Dilnoza', phone: '998911112234' }, isGift: true };
  const paid = delivery({ ...gift, paymentType: 'PAYME' });
  const { id } = unwrap(await place(guest, paid));
  expect(unwrap(await guest.api(endpoints.getOrder, { params: { id } }))).toMatchObject({ isGift: true });
  for (const change of [{ paymentType: 'CASH' as const }, { receiver: null }])
    expect(unwrap(await place(guest, { ...paid, ...change })).isGift).toBe(false);
});

test('BO-291 an allergy reaches guest, board and cook as it was written, and has a longest length', async () => {
  const note = { allergies: 'Yongʻoq, sut' };
  const { id } = unwrap(await place(guest, delivery(note)));
  expect(unwrap(await guest.api(endpoints.getOrder, { params: { id } }))).toMatchObject(note);
  expect(await cardOf(operator, id)).toMatchObject(note);
  expect(await cardOf(cook, id)).toMatchObject(note);
  const long = pickUp({ allergies: 'x'.repeat(201) });
  expect((await place(guest, long)).error?.status).toBe(400);
});

test('B23 less cash than the total is an error, and a quote does not depend on it', async () => {
  const short = delivery({ changeFrom: 104_999 });
  expect((await place(guest, short)).error?.code).toBe('order.changeTooSmall');
  expect(unwrap(await place(guest, delivery({ changeFrom: 105_000 }))).changeFrom).toBe(105_000);
  const quote = unwrap(await guest.api(endpoints.quoteOrder, { body: quoteBody(delivery()) }));
  unwrap(await place(guest, delivery({ ...asked, quote: quote.mark })));
});

test('B23 an order that is picked up has no change and no door', async () => {
  const order = unwrap(await place(guest, pickUp({ ...asked, changeFrom: 1 })));
  expect(order).toMatchObject({ changeFrom: null, cutlery: 3, leaveAtDoor: false });
});

test('B15 the comment on a dish and its choice are in the order and on the board, and limits are checked', async () => {
  const [plov] = items();
  const cartItems = [
    { ...plov!, count: 1, comment: 'Piyozsiz', ifMissing: 'REMOVE' as const },
    { ...plov!, count: 1, comment: 'Issiq' },
  ];
  const { id, cartItems: lines } = unwrap(await place(guest, pickUp({ cartItems })));
  const line = { count: 2, comment: 'Piyozsiz; Issiq', ifMissing: 'REMOVE' };
  expect(lines).toMatchObject([line]);
  expect((await cardOf(cook, id)).lines).toMatchObject([line]);
  const long = pickUp({ cartItems: [{ ...plov!, comment: 'x'.repeat(141) }] });
  expect((await place(guest, long)).error?.status).toBe(400);
});

test('B15 BO-83 the choice for one dish decides over that of the order, and its comment stays through an edit', async () => {
  const scene = await anEditScene();
  const [manti, kabob] = linesOf({ manti: 1, kabob: 1 });
  const cartItems = [
    { ...manti!, comment: 'Qatiq bilan' },
    { ...kabob!, ifMissing: 'REMOVE' as const },
  ];
  const id = await scene.accepted({ manti: 1, kabob: 1 }, { ifMissing: 'CALL', cartItems });
  expect(unwrap(await scene.quote(id, linesOf({ kabob: 1 }))).isCovered).toBe(false);
  const left = linesOf({ manti: 1 });
  expect(unwrap(await scene.quote(id, left)).isCovered).toBe(true);
  unwrap(await scene.edit(id, { cartItems: left, consent: 'CHOICE' }));
  expect((await scene.cardOf(id)).lines).toMatchObject([{ productId: 'manti', comment: 'Qatiq bilan' }]);
});
