import { endpoints, unwrap } from '@dasturxon/core/api';
import { beforeAll, expect, test } from 'vitest';

import { delivery, pickUp, place, settings } from '../testing/order-bodies.ts';
import { aRunningApi, type Person, type Scene } from '../testing/scene.ts';

let osh: Scene;
let operator: Person;
beforeAll(async () => {
  osh = await aRunningApi({ brand: { settings: settings() } });
  operator = await osh.person({ role: 'OPERATOR' });
});

const move = async (
  id: string,
  to: 'ACCEPTED' | 'COOKING' | 'DONE' | 'CLOSED' | 'CANCELED',
  reason?: string,
) =>
  unwrap(
    await operator.api(endpoints.moveOrder, { params: { id }, body: { to, ...(reason && { reason }) } }),
  );
const notified = async (who: Person) =>
  unwrap(await who.api(endpoints.listNotifications, { params: { id: who.userId } })).toReversed();

test('SCR-14 the steps of an order that matter to its guest become messages, in all seven languages', async () => {
  const guest = await osh.person();
  const order = unwrap(await place(guest, pickUp()));
  for (const to of ['ACCEPTED', 'COOKING', 'DONE', 'CLOSED'] as const) await move(order.id, to);
  const messages = await notified(guest);
  // Both have the same time on the tests' clock.
  const listed = messages.map(({ text, orderId, isRead }) => [text?.eng, orderId, isRead]);
  expect(listed.toSorted(([one], [other]) => String(one).localeCompare(String(other)))).toEqual([
    ['Ready: come and pick it up', order.id, false],
    ['The restaurant has accepted your order', order.id, false],
  ]);
  expect(messages[0]?.title.eng).toBe(`Order № ${order.number}`);
  expect(new Set(Object.values(messages[0]?.text ?? {})).size).toBe(7);
  expect(await notified(operator)).toEqual([]);
});

test('SCR-14 IMP-17 a guest is notified of a restaurant’s cancellation with its reason, and of none of their own', async () => {
  const guest = await osh.person();
  const [refused, given] = [unwrap(await place(guest, delivery())), unwrap(await place(guest, pickUp()))];
  await move(refused.id, 'CANCELED', 'TOO_FAR');
  unwrap(await guest.api(endpoints.cancelOrder, { params: { id: given.id }, body: {} }));
  expect((await notified(guest)).map(({ text }) => text?.eng)).toEqual([
    'The order was cancelled. We cannot deliver to this address',
  ]);
});

test('SCR-14 T26 the notifications are deleted with the account', async () => {
  const guest = await osh.person();
  const order = unwrap(await place(guest, pickUp()));
  await move(order.id, 'ACCEPTED');
  const [message] = await notified(guest);
  unwrap(await guest.api(endpoints.readNotification, { params: { id: message!.id } }));
  expect((await guest.api(endpoints.deleteAccount)).error).toBeNull();
  const { rows } = await osh.deps.db.executeSql('select id from notifications where user_id = $1', [
    guest.userId,
  ]);
  expect(rows).toEqual([]);
});
