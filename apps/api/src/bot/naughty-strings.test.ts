import { endpoints, unwrap } from '@dasturxon/core/api';
import { eq } from 'drizzle-orm';
import { beforeAll, expect, test } from 'vitest';

import { users } from '../db/schema/customers.ts';
import { aBotScene, type BotScene, type Shown } from '../testing/bot-scene.ts';
import { address, delivery, place } from '../testing/order-bodies.ts';
import { aPhone } from '../testing/scene.ts';

/** Text that breaks HTML, message formats, escapes or lines where it is not quoted. `%` is the field's own mark. */
const NAUGHTY = [
  String.raw`%\u003ca href="https://evil.uz"\u003eclick\u003c/a\u003e`,
  String.raw`%a\u000aJami: 0 so'm, TO'LANGAN`,
  String.raw`%\u003cx`,
  String.raw`%\x3cb\x3e \x26lt; \x0a`,
  String.raw`%\x5cu003cx \\u003cx \\\x3c`,
  String.raw`%C:\users\xff\new`,
  '%<b>bold</b><script>alert(1)</script>',
  '%</b></a> & &lt; &#60; &amp;amp;',
  '%{text} {0} {count, plural, one {#} other {#}} }{',
  "%'{text}' ''",
  '%$& $1 $` ${7*7} %s',
  '%*_[`~markdown`~]_* [a](https://evil.uz)',
  '%"; drop table orders; --',
  '%👩‍👩‍👧‍👦🏳️‍🌈 ﷽ Z̷̛͇a̷͝l',
];

let osh: BotScene;
beforeAll(async () => {
  osh = await aBotScene();
});

const FIELDS = [
  'comment',
  'allergies',
  'courier',
  'receiver',
  'street',
  'entrance',
  'floor',
  'flat',
  'intercom',
  'door',
] as const;

const without = (text: string) => text.replace(/[\u200B-\u200F]/g, '');

/** The lines of a message that contain a field's mark. */
const linesWith = ({ text }: Shown, mark: string) => text.split('\n').filter((line) => line.includes(mark));

async function orderWith(naughty: string) {
  const text = (field: string) => naughty.replace('%', `${field}# `);
  const guest = await osh.guest();
  await osh.deps.db.inTenant(osh.merchantId, (tx) =>
    tx
      .update(users)
      .set({ firstName: text('first'), lastName: text('last') })
      .where(eq(users.id, guest.userId)),
  );
  const details = {
    entrance: text('entrance'),
    floor: text('floor'),
    office: text('flat'),
    domophone: text('intercom'),
    comment: text('door'),
  };
  const body = delivery({
    comment: text('comment'),
    allergies: text('allergies'),
    courierComment: text('courier'),
    receiver: { name: text('receiver').slice(0, 50), phone: aPhone() },
    address: { ...address, streetName: text('street'), details: JSON.stringify(details) },
  });
  const { id, number } = unwrap(await place(guest, body));
  await osh.work();
  return { guest, id, number, text };
}

test.each(NAUGHTY)('T41 %j in every field appears in the staff chat as typed', async (naughty) => {
  const { guest, id, number, text } = await orderWith(naughty);
  const staff = (await osh.messagesIn(osh.staffChat)).find((one) => one.text.startsWith(`№ ${number} `));
  expect(staff).toBeDefined();
  for (const field of [...FIELDS, 'first', 'last']) {
    const lines = linesWith(staff!, `${field}# `);
    expect([field, lines.length]).toEqual([field, 1]);
    const shortest = without(text(field)).slice(0, field === 'last' ? 6 : 30);
    expect([field, lines[0]]).toEqual([field, expect.stringContaining(shortest)]);
  }
  const links = (await osh.chat(osh.staffChat)).messages
    .find((one) => one.messageId === staff!.messageId)!
    .pieces.filter((piece) => piece.href !== undefined);
  expect(links.map(({ href }) => href)).toEqual([expect.stringContaining('maps.google.com')]);

  const why = { reason: 'OTHER', reasonComment: text('why') };
  unwrap(await guest.api(endpoints.cancelOrder, { params: { id }, body: why }));
  await osh.work();
  const after = (await osh.messagesIn(osh.staffChat)).find((one) => one.messageId === staff!.messageId);
  expect(linesWith(after!, 'why# ')).toEqual([expect.stringContaining(without(text('why')))]);
  expect(await osh.messagesIn(guest.telegramId)).toHaveLength(2);
});
