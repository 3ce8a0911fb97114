import { endpoints, unwrap } from '@dasturxon/core/api';
import { beforeAll, describe, expect, test } from 'vitest';

import { notifications } from '../db/schema/content.ts';
import { aRunningApi, type Person, type Scene } from '../testing/scene.ts';

const title = { uz: 'Yangi taom', ru: 'Новое блюдо', eng: 'A new dish' };

let osh: Scene;
let guest: Person;
let other: Person;
beforeAll(async () => {
  osh = await aRunningApi();
  [guest, other] = [await osh.person(), await osh.person()];
  const at = (minutes: number) => new Date(osh.clock.now.getTime() + minutes * 60_000);
  const { merchantId } = osh;
  await osh.deps.db.inTenant(merchantId, (tx) =>
    tx.insert(notifications).values([
      { merchantId, id: 'to-all', userId: null, data: { title }, createdAt: at(1) },
      { merchantId, id: 'to-guest', userId: guest.userId, data: { title }, createdAt: at(2) },
      { merchantId, id: 'to-other', userId: other.userId, data: { title }, createdAt: at(3) },
    ]),
  );
});

const list = async (who: Person) =>
  unwrap(await who.api(endpoints.listNotifications, { params: { id: who.userId } }));
const read = (who: Person, id: string) => who.api(endpoints.readNotification, { params: { id } });

describe('messages of the brand', () => {
  test('SCR-14 lists those to the customer and to all customers, newest first', async () => {
    const messages = await list(guest);
    expect(messages.map(({ id }) => id)).toEqual(['to-guest', 'to-all']);
    expect(messages[0]).toMatchObject({ title, isRead: false });
  });

  test('SCR-14 the read mark belongs to one customer, and a second read changes nothing', async () => {
    expect((await read(guest, 'to-all')).error).toBeNull();
    expect((await read(guest, 'to-all')).error).toBeNull();
    const isRead = async (who: Person) => (await list(who)).find(({ id }) => id === 'to-all')?.isRead;
    expect([await isRead(guest), await isRead(other)]).toEqual([true, false]);
  });

  test('T04 another customer’s list and message are 404', async () => {
    const { error } = await guest.api(endpoints.listNotifications, { params: { id: other.userId } });
    expect(error).toMatchObject({ code: 'notFound', status: 404 });
    expect((await read(guest, 'to-other')).error).toMatchObject({ code: 'notFound', status: 404 });
    expect((await list(other))[0]?.isRead).toBe(false);
  });

  test('SES-06 a guest without a session gets none', async () => {
    const { error } = await osh.as(null)(endpoints.listNotifications, { params: { id: guest.userId } });
    expect(error?.code).toBe('session.missing');
  });
});
