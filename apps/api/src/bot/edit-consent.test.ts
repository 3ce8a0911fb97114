import { endpoints, unwrap } from '@dasturxon/core/api';
import { aProduct } from '@dasturxon/core/testing';
import { beforeAll, describe, expect, test } from 'vitest';

import { staffPerson, type StaffPerson } from '../testing/back-office/back-office-scene.ts';
import { aBotScene, type BotScene } from '../testing/bot-scene.ts';
import { here, items, key, pickUp, place } from '../testing/order-bodies.ts';

let osh: BotScene;
let operator: StaffPerson;
beforeAll(async () => {
  const manti = aProduct({
    id: 'manti',
    name: { uz: 'Manti', ru: 'Манты', eng: 'Manti' },
    costPrice: 40_000,
    productBranch: here,
  });
  osh = await aBotScene({ products: [aProduct({ productBranch: here }), manti] });
  operator = await staffPerson(osh, { role: 'OPERATOR' });
});

/** An accepted order of two portions whose guest is asked about a third. */
async function proposed() {
  const guest = await osh.guest('uz');
  const { id } = unwrap(await place(guest, pickUp()));
  const { orders } = unwrap(await operator.api(endpoints.readBoard));
  const { version } = orders.find((order) => order.id === id)!;
  const body = {
    cartItems: items(3),
    consent: 'GUEST' as const,
    totalPrice: 135_000,
    expectedVersion: version,
  };
  unwrap(await operator.api(endpoints.editOrder, { params: { id }, body, idempotencyKey: key() }));
  await osh.work();
  const asked = (await osh.messagesIn(guest.telegramId)).at(-1)!;
  const seen = async () => unwrap(await guest.api(endpoints.getOrder, { params: { id } }));
  return { guest, id, asked, seen };
}
describe('C.7 merchant §9.9 the guest consents in the messenger', () => {
  test('the message names the change, the new total and the time left, with two buttons', async () => {
    const { asked } = await proposed();
    expect(asked.text).toContain('Restoran buyurtmangizni oʻzgartirishni taklif qilmoqda');
    expect(asked.text).toContain('→ Osh × 3');
    expect(asked.text).toContain('135\u00A0000');
    expect(asked.buttons.map(({ text }) => text)).toEqual([
      'Roziman',
      'Avvalgidek qolsin',
      expect.any(String),
    ]);
  });

  test('agreeing by the button changes the order once, and the message has no question any more', async () => {
    const { guest, seen } = await proposed();
    await osh.press(guest.telegramId, 'Roziman');
    await osh.eventually(async () => expect(await seen()).toMatchObject({ totalPrice: 135_000, edit: null }));
    const last = (await osh.messagesIn(guest.telegramId)).at(-1)!;
    expect(last.text).toContain('Buyurtmangiz oʻzgartirildi');
    expect(last.buttons.map(({ text }) => text)).not.toContain('Roziman');
  });

  test('declining keeps it, and the button of another guest does nothing', async () => {
    const { guest, seen } = await proposed();
    const other = await osh.guest('uz');
    await osh.press(guest.telegramId, 'Roziman', other.telegramId);
    await osh.eventually(async () => expect((await osh.chat(guest.telegramId)).answer?.alert).toBe(true));
    expect(await seen()).toMatchObject({ totalPrice: 90_000, edit: { totalPrice: 135_000 } });
    await osh.press(guest.telegramId, 'Avvalgidek qolsin');
    await osh.eventually(async () => expect(await seen()).toMatchObject({ totalPrice: 90_000, edit: null }));
  });
});

test('C8 a dish that has run out is asked about with a button for each substitute, which acts once', async () => {
  const guest = await osh.guest('uz');
  const { id } = unwrap(await place(guest, pickUp()));
  const { orders } = unwrap(await operator.api(endpoints.readBoard));
  const { version, lines } = orders.find((order) => order.id === id)!;
  const body = { lineId: lines[0]!.id, stop: null, expectedVersion: version };
  unwrap(await operator.api(endpoints.swapLine, { params: { id }, body, idempotencyKey: key() }));
  await osh.work();
  const asked = (await osh.messagesIn(guest.telegramId)).at(-1)!;
  expect(asked.text).toContain('Osh tugab qoldi. Oʻrniga nima tanlaysiz?');
  expect(asked.buttons.slice(0, 2).map(({ text }) => text)).toEqual([
    expect.stringMatching(/^Manti · 80\s000/),
    'Buyurtmani bekor qilish',
  ]);
  const seen = async () => unwrap(await guest.api(endpoints.getOrder, { params: { id } }));
  await osh.press(guest.telegramId, /^Manti/);
  await osh.eventually(async () => expect(await seen()).toMatchObject({ totalPrice: 80_000, edit: null }));
  expect((await seen()).cartItems).toMatchObject([{ productId: 'manti', count: 2 }]);
});
