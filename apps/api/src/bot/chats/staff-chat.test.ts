import { endpoints, unwrap } from '@dasturxon/core/api';
import { beforeAll, describe, expect, test } from 'vitest';

import { aBotScene, AZIZ, MALIKA, type BotScene } from '../../testing/bot-scene.ts';
import { delivery, items, pickUp, place } from '../../testing/order-bodies.ts';
import { aPhone } from '../../testing/scene.ts';
import { staffChatOf } from '../../testing/staff-chat.ts';

let osh: BotScene;
beforeAll(async () => {
  osh = await aBotScene();
});

const { shownOrder, messageOf, read, pressOn, answer } = staffChatOf(() => osh);

describe('a new order in the staff’s chat', () => {
  test('TEN-16 BO-291 shows lines, sums, address, phone, comment, allergies, and how it is paid', async () => {
    const phone = aPhone();
    const guest = await osh.person({ phone });
    const notes = { courierComment: 'Eshik ochiq', allergies: 'Yongʻoq' };
    const body = delivery({ comment: 'Ikki <b>qoshiq</b> \u202Ebilan', ...notes });
    const { number } = await shownOrder(guest, body);
    const { text, buttons } = await messageOf(number);
    for (const part of [
      `№ ${number} · Yangi`,
      '2 × ',
      '90 000 soʻm',
      '15 000 soʻm',
      '105 000 soʻm',
      'Amir Temur koʻchasi [7]',
      `+${phone}`,
      'Ikki <b>qoshiq</b> bilan',
      '⚠️ Allergiya: Yongʻoq',
      'Kuryerga: Eshik ochiq',
      'Naqd pul: toʻlanmagan · olinadi: 105 000 soʻm',
    ])
      expect(text).toContain(part);
    expect(buttons.map((button) => button.text)).toEqual(['Qabul qilish', '+10 daqiqa', 'Rad etish']);
  });

  test('B15 B23 has what is asked about a dish, the change to bring and the cutlery', async () => {
    const [plov] = items();
    const cartItems = [{ ...plov!, comment: 'Piyozsiz', ifMissing: 'CALL' as const }];
    const body = delivery({ cartItems, changeFrom: 200_000, cutlery: 2 });
    const { number } = await shownOrder(undefined, body);
    const { text } = await messageOf(number);
    for (const part of [
      '💬 Piyozsiz',
      '❓ Taom tugagan boʻlsa: mijozga qoʻngʻiroq qiling',
      'Qaytim: 200 000 soʻm dan: 95 000 soʻm qaytim olib boring',
      'Vilka-qoshiq: 2',
    ])
      expect(text).toContain(part);
  });

  test('a message whose markup Telegram refuses is sent again as plain text, with its buttons', async () => {
    await osh.act('errors', { code: 400, chatId: osh.staffChat, times: 1 });
    const { number } = await shownOrder(undefined, pickUp({ comment: 'Sous <alohida> & koʻproq' }));
    const { text, buttons } = await messageOf(number);
    expect(text).toContain('Sous <alohida> & koʻproq');
    expect(text).not.toContain('<b>');
    expect(buttons.map((button) => button.text)).toContain('Qabul qilish');
  });

  test('D83 Accept moves the order by the staff’s own way, and the message changes for everyone', async () => {
    const { guest, id, number } = await shownOrder();
    await pressOn(number, 'Qabul qilish');
    await osh.eventually(async () =>
      expect((await messageOf(number)).text).toContain('Qabul qilindi · Aziz Karimov'),
    );
    const { status, history } = await read(guest, id);
    expect(status).toBe('ACCEPTED');
    expect(history.at(-1)).toMatchObject({ status: 'ACCEPTED', role: 'OPERATOR' });
    const { buttons } = await messageOf(number);
    expect(buttons.map((button) => button.text)).toEqual(['Tayyor', '+10 daqiqa', 'Rad etish']);
    await pressOn(number, 'Tayyor', MALIKA);
    await osh.eventually(async () => expect((await read(guest, id)).status).toBe('DONE'));
  });

  test('the second person reads the name of the first', async () => {
    const { guest, id, number } = await shownOrder();
    await pressOn(number, 'Qabul qilish', AZIZ);
    await pressOn(number, 'Qabul qilish', MALIKA);
    await osh.eventually(async () =>
      expect(await answer()).toMatchObject({
        alert: true,
        text: expect.stringMatching(/^Aziz Karimov birinchi boʻldi, \d\d:\d\d: Qabul qilindi$/),
      }),
    );
    expect((await read(guest, id)).history).toHaveLength(2);
  });

  test('ten presses of one button at the same moment are one move', async () => {
    const { guest, id, number } = await shownOrder();
    for (let press = 0; press < 10; press += 1)
      await pressOn(number, 'Qabul qilish', press % 2 ? MALIKA : AZIZ);
    await osh.eventually(async () => expect((await read(guest, id)).status).toBe('ACCEPTED'));
    await osh.work();
    expect((await read(guest, id)).history.map((event) => event.status)).toEqual(['CREATED', 'ACCEPTED']);
  });

  test('IMP-17 Refuse shows the reasons, and the guest reads the chosen one in their language', async () => {
    const guest = await osh.guest('ru');
    const { id, number } = await shownOrder(guest);
    await pressOn(number, 'Rad etish');
    await osh.eventually(async () =>
      expect((await messageOf(number)).buttons.map((button) => button.text)).toContain(
        'Oshxona hozir juda band',
      ),
    );
    expect((await read(guest, id)).status).toBe('CREATED');
    await pressOn(number, 'Oshxona hozir juda band');
    await osh.eventually(async () =>
      expect((await messageOf(number)).text).toContain('✖️ Oshxona hozir juda band'),
    );
    const order = await read(guest, id);
    expect(order).toMatchObject({
      status: 'CANCELED',
      reason: 'TOO_BUSY',
      reasonComment: 'Кухня сейчас слишком загружена',
    });
    expect((await messageOf(number)).buttons).toEqual([]);
    const own = (await osh.messagesIn(guest.telegramId)).at(-1);
    expect(own?.text).toContain('Причина: Кухня сейчас слишком загружена');
  });

  test('IMP-17 couriers and distance are no reasons to refuse what the guest fetches', async () => {
    const reasonsOf = async (body = pickUp()) => {
      const { number } = await shownOrder(await osh.guest(), body);
      await pressOn(number, 'Rad etish');
      await osh.eventually(async () => expect((await messageOf(number)).buttons.at(-1)?.text).toBe('Orqaga'));
      return (await messageOf(number)).buttons.map((button) => button.text);
    };
    expect(await reasonsOf(delivery())).toContain('Boʻsh kuryer yoʻq');
    expect(await reasonsOf()).not.toContain('Boʻsh kuryer yoʻq');
  });

  test('Back under the reasons shows the usual buttons again', async () => {
    const { number } = await shownOrder();
    await pressOn(number, 'Rad etish');
    await osh.eventually(async () => expect((await messageOf(number)).buttons).toHaveLength(8));
    await pressOn(number, 'Orqaga');
    await osh.eventually(async () => expect((await messageOf(number)).buttons).toHaveLength(3));
  });

  test('a payment made meanwhile is shown in the same message', async () => {
    const { id, number } = await shownOrder();
    const operator = await osh.person({ role: 'OPERATOR' });
    unwrap(await operator.api(endpoints.markPaid, { params: { orderId: id } }));
    await osh.work();
    expect((await messageOf(number)).text).toContain('Naqd pul: toʻlangan');
  });

  test('ten minutes more are in the order’s history and in what the guest reads', async () => {
    const guest = await osh.guest();
    const { id, number } = await shownOrder(guest);
    const before = (await read(guest, id)).cookingTime ?? 0;
    await pressOn(number, 'Qabul qilish');
    await osh.eventually(async () => expect((await read(guest, id)).status).toBe('ACCEPTED'));
    await pressOn(number, '+10 daqiqa');
    await osh.eventually(async () => expect((await read(guest, id)).cookingTime).toBe(before + 10));
    expect((await read(guest, id)).history.at(-1)).toMatchObject({ type: 'UPDATE', role: 'OPERATOR' });
    await osh.eventually(async () =>
      expect((await osh.messagesIn(guest.telegramId))[0]?.text).toMatch(
        /Taxminan \d\d:\d\d da tayyor boʻladi/,
      ),
    );
  });
});

describe('the chat itself', () => {
  test('a chat that removed the bot is stored until the bot is added again', async () => {
    const own = await aBotScene();
    const guest = await own.person();
    await own.act('block', { chatId: own.staffChat, blocked: true });
    unwrap(await place(guest, pickUp()));
    await own.work();
    expect(await own.messagesIn(own.staffChat)).toEqual([]);
    await own.act('block', { chatId: own.staffChat, blocked: false });
    await own.eventually(async () => {
      unwrap(await place(guest, pickUp()));
      await own.work();
      expect((await own.messagesIn(own.staffChat)).length).toBeGreaterThan(0);
    });
  });

  test('/chat answers with the id of the chat', async () => {
    const username = `${osh.merchantId}_demo_bot`;
    await osh.act('write', { chatId: osh.staffChat, text: `/chat@${username}` });
    await osh.eventually(async () =>
      expect((await osh.messagesIn(osh.staffChat)).at(-1)?.text).toBe(`Bu chatning raqami: ${osh.staffChat}`),
    );
  });
});
