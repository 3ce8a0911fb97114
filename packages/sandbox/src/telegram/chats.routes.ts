import { Hono } from 'hono';
import * as v from 'valibot';

import type { FindBrand } from '../brands/sandbox-brand.ts';
import { readJson, refuse } from '../json.ts';
import type { BotChat, ChatMessage, Person } from './bot-chats.ts';
import { BotFault } from './bot-faults.ts';
import type { BotTools, KnownBot } from './bot-methods.ts';
import { toBot } from './known-bot.ts';
import { GUEST, PRESSERS } from './people.ts';

const Vendor = v.pipe(v.string(), v.regex(/^[\w-]{1,64}$/));
const ChatId = v.pipe(v.number(), v.safeInteger());
const Tag = v.pipe(v.string(), v.regex(/^[A-Za-z-]{2,12}$/));

const from = {
  /** Who acts; the demo's guest, and in the staff's chat its first cook, unless told otherwise. */
  userId: v.optional(v.pipe(v.number(), v.safeInteger(), v.minValue(1))),
  firstName: v.optional(v.pipe(v.string(), v.minLength(1), v.maxLength(64))),
  languageCode: v.optional(Tag),
};
const Say = v.strictObject({
  vendor: Vendor,
  chatId: ChatId,
  text: v.pipe(v.string(), v.minLength(1), v.maxLength(4_096)),
  ...from,
});
const Press = v.strictObject({
  vendor: Vendor,
  chatId: ChatId,
  messageId: v.pipe(v.number(), v.safeInteger(), v.minValue(1)),
  data: v.pipe(v.string(), v.minLength(1), v.maxLength(64)),
  ...from,
});
const Share = v.strictObject({
  vendor: Vendor,
  phone: v.pipe(v.string(), v.regex(/^\+?\d{7,15}$/)),
  /** Whose contact it is; their own unless told otherwise. */
  contactUserId: v.optional(v.pipe(v.number(), v.safeInteger(), v.minValue(1))),
  ...from,
});
const Block = v.strictObject({ vendor: Vendor, chatId: ChatId, blocked: v.boolean() });

type From = {
  userId?: number | undefined;
  firstName?: string | undefined;
  languageCode?: string | undefined;
};

function personIn(chatId: number, { userId, firstName, languageCode }: From): Person {
  const known = PRESSERS.find(({ id }) => id === userId);
  const first = chatId < 0 ? PRESSERS[0]! : { ...GUEST, id: chatId };
  const person = known ?? { ...first, ...(userId !== undefined && { id: userId }) };
  return {
    ...person,
    ...(firstName !== undefined && { first_name: firstName }),
    ...(languageCode !== undefined && { language_code: languageCode }),
  };
}

const asUser = (person: Person) => ({ ...person, is_bot: false });
const asChat = ({ id, type, title }: BotChat) => ({ id, type, ...(id < 0 && { title }) });

const textOf = ({ pieces }: ChatMessage) => pieces.map(({ text }) => text).join('');

/** A text that begins with a command, as Telegram marks it. */
function entitiesOf(text: string) {
  const command = /^\/[a-z0-9_]+/.exec(text)?.[0];
  return command ? { entities: [{ type: 'bot_command', offset: 0, length: command.length }] } : {};
}

export interface ChatsApi {
  readonly findBrand: FindBrand;
  readonly now: () => Date;
  readonly tools: BotTools;
}

/** What people do in the chats of a brand's bot: they write, press, share their phone, block it. */
export function telegramChatsRoutes({ findBrand, now, tools }: ChatsApi): Hono {
  const { chats, updates, presses, faults } = tools;
  const routes = new Hono();
  const seconds = () => Math.floor(now().getTime() / 1000);

  const botOf = async (vendor: string): Promise<KnownBot | null> => {
    const brand = await findBrand(vendor);
    return brand && toBot(brand);
  };
  const chatOf = (bot: KnownBot, id: number) => {
    if (id < 0 && id !== bot.staffChat) return null;
    return chats.open(bot.id, id, id < 0 ? `${bot.name}: staff` : GUEST.first_name);
  };
  /** Both ends of an action: the brand's bot and one of its chats. */
  const placeOf = async (vendor: string, chatId: number) => {
    const bot = await botOf(vendor);
    const chat = bot && chatOf(bot, chatId);
    return bot && chat ? { bot, chat } : null;
  };

  routes.get('/chats', async (c) => {
    const vendor = v.safeParse(Vendor, c.req.query('vendor'));
    if (!vendor.success) return refuse(c, 'bad_query', 400);
    const bot = await botOf(vendor.output);
    if (!bot) return refuse(c, 'brand_unknown', 404);
    chatOf(bot, GUEST.id);
    if (bot.staffChat !== null) chatOf(bot, bot.staffChat);
    const own = chats.list().filter(({ botId }) => botId === bot.id);
    return c.json({ bot: bot.name, guest: GUEST, pressers: PRESSERS, chats: own });
  });

  routes.post('/say', async (c) => {
    const body = v.safeParse(Say, await readJson(c));
    if (!body.success) return refuse(c, 'bad_body', 400);
    const { vendor, chatId, text } = body.output;
    const place = await placeOf(vendor, chatId);
    if (!place) return refuse(c, 'brand_unknown', 404);
    const person = personIn(chatId, body.output);
    const { messageId } = chats.post(place.chat, {
      from: person,
      pieces: [{ text }],
      buttons: [],
      replyTo: null,
    });
    const message = {
      message_id: messageId,
      date: seconds(),
      from: asUser(person),
      chat: asChat(place.chat),
    };
    updates.send(place.bot.id, { message: { ...message, text, ...entitiesOf(text) } });
    return c.json({ messageId });
  });

  routes.post('/press', async (c) => {
    const body = v.safeParse(Press, await readJson(c));
    if (!body.success) return refuse(c, 'bad_body', 400);
    const { vendor, chatId, messageId, data } = body.output;
    const place = await placeOf(vendor, chatId);
    const message = place?.chat.messages.find((one) => one.messageId === messageId);
    if (!place || !message) return refuse(c, 'brand_unknown', 404);
    const id = presses.note(place.bot.id, chatId);
    updates.send(place.bot.id, {
      callback_query: {
        id,
        data,
        from: asUser(personIn(chatId, body.output)),
        chat_instance: String(chatId),
        message: {
          message_id: messageId,
          date: seconds(),
          chat: asChat(place.chat),
          text: textOf(message),
        },
      },
    });
    return c.json({ id });
  });

  routes.post('/share', async (c) => {
    const body = v.safeParse(Share, await readJson(c));
    if (!body.success) return refuse(c, 'bad_body', 400);
    const { vendor, phone, userId = GUEST.id, contactUserId = userId } = body.output;
    const place = await placeOf(vendor, userId);
    if (!place) return refuse(c, 'brand_unknown', 404);
    const person = personIn(userId, body.output);
    const pieces = [{ text: `👤 ${phone}` }];
    const { messageId } = chats.post(place.chat, { from: person, pieces, buttons: [], replyTo: null });
    const contact = { phone_number: phone, first_name: person.first_name, user_id: contactUserId };
    const message = {
      message_id: messageId,
      date: seconds(),
      from: asUser(person),
      chat: asChat(place.chat),
    };
    updates.send(place.bot.id, { message: { ...message, contact } });
    return c.json({ messageId });
  });

  routes.post('/block', async (c) => {
    const body = v.safeParse(Block, await readJson(c));
    if (!body.success) return refuse(c, 'bad_body', 400);
    const { vendor, chatId, blocked } = body.output;
    const place = await placeOf(vendor, chatId);
    if (!place) return refuse(c, 'brand_unknown', 404);
    chats.change(place.chat, { blocked });
    const user = { id: Number(place.bot.id), is_bot: true, first_name: place.bot.name };
    const [was, is] = blocked ? ['member', 'kicked'] : ['kicked', 'member'];
    updates.send(place.bot.id, {
      my_chat_member: {
        chat: asChat(place.chat),
        from: asUser(personIn(chatId, {})),
        date: seconds(),
        old_chat_member: { status: was, user },
        new_chat_member: { status: is, user },
      },
    });
    return c.json({ blocked });
  });

  routes.post('/errors', async (c) => {
    const body = v.safeParse(BotFault, await readJson(c));
    if (!body.success) return refuse(c, 'bad_body', 400);
    faults.add(body.output);
    return c.json(body.output);
  });
  return routes;
}
