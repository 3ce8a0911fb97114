import { endpoints, unwrap } from '@dasturxon/core/api';
import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, test } from 'vitest';

import { users } from '../db/schema/customers.ts';
import { aBotScene, MALIKA, OUTSIDER, type BotScene } from '../testing/bot-scene.ts';
import { pickUp, place } from '../testing/order-bodies.ts';
import { staffChatOf } from '../testing/staff-chat.ts';

let osh: BotScene;
beforeAll(async () => {
  osh = await aBotScene();
});

const { shownOrder, messageOf, read, pressOn, answer } = staffChatOf(() => osh);

describe('permissions of staff buttons', () => {
  const data = (id: string) => ({ data: `to.ACCEPTED:${id}` });

  test('T40 a non-member of the chat moves no order', async () => {
    const { guest, id, number } = await shownOrder();
    await pressOn(number, 'Qabul qilish', OUTSIDER);
    await osh.eventually(async () => expect(await answer()).toMatchObject({ alert: true }));
    expect((await read(guest, id)).status).toBe('CREATED');
  });

  test('T40 callback data from any other chat moves no order', async () => {
    const { guest, id } = await shownOrder();
    const outsider = await osh.guest();
    await osh.act('write', { chatId: outsider.telegramId, text: '/start' });
    await osh.eventually(async () => expect(await osh.messagesIn(outsider.telegramId)).toHaveLength(1));
    const [message] = await osh.messagesIn(outsider.telegramId);
    await osh.act('press', { chatId: outsider.telegramId, messageId: message!.messageId, ...data(id) });
    await osh.eventually(async () =>
      expect((await osh.chat(outsider.telegramId)).answer).toMatchObject({ alert: true }),
    );
    expect((await read(guest, id)).status).toBe('CREATED');
  });

  test('T04 T40 an order of another merchant is not found from here', async () => {
    const burger = await aBotScene();
    const guest = await burger.person();
    const foreign = unwrap(await place(guest, pickUp()));
    const { number } = await shownOrder();
    const { messageId } = await messageOf(number);
    await osh.act('press', { chatId: osh.staffChat, messageId, ...data(foreign.id) });
    await osh.eventually(async () =>
      expect(await answer()).toMatchObject({ alert: true, text: expect.stringContaining('topilmadi') }),
    );
    const there = unwrap(await guest.api(endpoints.getOrder, { params: { id: foreign.id } }));
    expect(there.status).toBe('CREATED');
  });

  test.each(['to.OPEN', 'to.CANCELED', 'no.BECAUSE', 'drop table', 'to.ACCEPTED'])(
    'T40 the forged button %j moves nothing',
    async (forged) => {
      const { guest, id, number } = await shownOrder();
      const { messageId } = await messageOf(number);
      const wrong = forged === 'to.ACCEPTED' ? `${forged}:${id}x` : `${forged}:${id}`;
      await osh.act('press', { chatId: osh.staffChat, messageId, data: wrong });
      await osh.eventually(async () =>
        expect((await osh.waiting()).filter((job) => !job.startAfter)).toEqual([]),
      );
      expect((await read(guest, id)).status).toBe('CREATED');
    },
  );

  test('T40 a deactivated member of staff moves no order, though still in the chat', async () => {
    const { guest, id, number } = await shownOrder();
    const dismissed = await osh.person({ role: 'COURIER' });
    const become = (change: Partial<typeof users.$inferInsert>) =>
      osh.deps.db.inTenant(osh.merchantId, (tx) =>
        tx.update(users).set(change).where(eq(users.id, dismissed.userId)),
      );
    await become({ telegramId: String(MALIKA), isActive: false });
    await pressOn(number, 'Qabul qilish', MALIKA);
    await osh.eventually(async () => expect(await answer()).toMatchObject({ alert: true }));
    expect((await read(guest, id)).status).toBe('CREATED');
    await become({ telegramId: null });
  });

  test('D83 a courier in the chat has only the permissions of couriers', async () => {
    const { guest, id, number } = await shownOrder();
    const courier = await osh.person({ role: 'COURIER' });
    const asMalika = (telegramId: string | null) =>
      osh.deps.db.inTenant(osh.merchantId, (tx) =>
        tx.update(users).set({ telegramId }).where(eq(users.id, courier.userId)),
      );
    await asMalika(String(MALIKA));
    await pressOn(number, 'Qabul qilish', MALIKA);
    await osh.eventually(async () => expect(await answer()).toMatchObject({ alert: true }));
    expect((await read(guest, id)).status).toBe('CREATED');
    await asMalika(null);
  });
});
