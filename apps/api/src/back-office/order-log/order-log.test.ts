import { endpoints, unwrap } from '@dasturxon/core/api';
import { and, eq } from 'drizzle-orm';
import { beforeAll, expect, test } from 'vitest';

import { botMessages } from '../../db/schema/bot.ts';
import { users } from '../../db/schema/customers.ts';
import { staffPerson, type StaffPerson } from '../../testing/back-office/back-office-scene.ts';
import { twoBranches } from '../../testing/back-office/two-branches.ts';
import { delivery, key, place } from '../../testing/order-bodies.ts';
import { aRunningApi, type Person, type Scene } from '../../testing/scene.ts';

let osh: Scene;
let guest: Person;
let operator: StaffPerson;
beforeAll(async () => {
  osh = await aRunningApi({ brand: twoBranches() });
  guest = await osh.person();
  operator = await staffPerson(osh, { role: 'OPERATOR' });
}, 60_000);

const logOf = async (id: string) => unwrap(await operator.api(endpoints.readOrderLog, { params: { id } }));

async function accepted(): Promise<string> {
  const { id } = unwrap(await place(guest, delivery()));
  const { orders } = unwrap(await operator.api(endpoints.readBoard));
  const { version } = orders.find((one) => one.id === id)!;
  unwrap(
    await operator.api(endpoints.moveBoardOrder, {
      params: { id },
      body: { to: 'ACCEPTED', expectedVersion: version },
      idempotencyKey: key(),
    }),
  );
  return id;
}

test('BO-260 the log names who placed, accepted and looked up the phone of an order, in their order', async () => {
  const id = await accepted();
  osh.clock.now = new Date(osh.clock.now.getTime() + 1000);
  unwrap(await operator.api(endpoints.openContact, { params: { id } }));
  const { entries } = await logOf(id);
  expect(entries.map(({ event, action, by, role }) => [event ?? action, by, role])).toEqual([
    ['PLACED', 'Aziza', 'CLIENT'],
    ['STATUS', 'OPERATOR', 'OPERATOR'],
    ['order.contact', 'OPERATOR', 'OPERATOR'],
  ]);
});

test('BO-261 the log lists messages in the app, read or not, and the bot’s, also one that failed', async () => {
  const id = await accepted();
  const { merchantId } = osh;
  const inTenant = <T>(work: Parameters<typeof osh.deps.db.inTenant<T>>[1]) =>
    osh.deps.db.inTenant(merchantId, work);
  const [message] = (await logOf(id)).messages;
  expect(message).toMatchObject({ channel: 'APP', state: 'SENT' });
  expect(message!.text?.uz).not.toBe('');
  unwrap(await guest.api(endpoints.readNotification, { params: { id: message!.id } }));
  await inTenant((tx) =>
    tx
      .insert(botMessages)
      .values({ merchantId, subjectId: id, kind: 'GUEST', chatId: '7', messageId: 1 })
      .onConflictDoUpdate({
        target: [botMessages.merchantId, botMessages.subjectId, botMessages.kind],
        set: { messageId: 1 },
      }),
  );
  const states = async () =>
    (await logOf(id)).messages.map(({ channel, state }) => `${channel} ${state}`).toSorted();
  expect(await states()).toEqual(['APP READ', 'TELEGRAM SENT']);
  const own = and(eq(users.merchantId, merchantId), eq(users.id, guest.userId));
  await inTenant((tx) => tx.update(users).set({ botBlocked: true }).where(own));
  expect(await states()).toContain('TELEGRAM FAILED');
});
