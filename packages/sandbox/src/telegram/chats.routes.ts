import { WirePhone } from '@dasturxon/core/kernel';
import { Hono, type Context } from 'hono';
import * as v from 'valibot';

import type { FindBrand } from '../brands/sandbox-brand.ts';
import { readJson, refuse } from '../json.ts';
import { BotFault } from './bot-faults.ts';
import type { BotTools, KnownBot } from './bot-methods.ts';
import { createChatActions, type Place } from './chat-actions.ts';
import { toBot } from './known-bot.ts';
import { GUEST, PRESSERS } from './people.ts';

const Vendor = v.pipe(v.string(), v.regex(/^[\w-]{1,64}$/));
const ChatId = v.pipe(v.number(), v.safeInteger());
const UserId = v.pipe(v.number(), v.safeInteger(), v.minValue(1));

const from = {
  userId: v.optional(UserId),
  firstName: v.optional(v.pipe(v.string(), v.minLength(1), v.maxLength(64))),
  languageCode: v.optional(v.pipe(v.string(), v.regex(/^[A-Za-z-]{2,12}$/))),
};
const WriteBody = v.strictObject({
  vendor: Vendor,
  chatId: ChatId,
  text: v.pipe(v.string(), v.minLength(1), v.maxLength(4_096)),
  ...from,
});
const PressBody = v.strictObject({
  vendor: Vendor,
  chatId: ChatId,
  messageId: v.pipe(v.number(), v.safeInteger(), v.minValue(1)),
  data: v.pipe(v.string(), v.minLength(1), v.maxLength(64)),
  ...from,
});
const Share = v.strictObject({
  vendor: Vendor,
  phone: WirePhone,
  /** The contact's owner; the sender by default. */
  contactUserId: v.optional(UserId),
  ...from,
});
const Block = v.strictObject({ vendor: Vendor, chatId: ChatId, blocked: v.boolean() });

export interface ChatsApi {
  readonly findBrand: FindBrand;
  readonly now: () => Date;
  readonly tools: BotTools;
}

type Body<S extends v.GenericSchema> = v.InferOutput<S>;

/** The chats of a brand's bot as JSON, and what people do in them: they write, press, share their phone, block it. */
export function telegramChatsRoutes({ findBrand, now, tools }: ChatsApi): Hono {
  const { chats, faults } = tools;
  const actions = createChatActions(tools, now);
  const routes = new Hono();

  const openChat = (bot: KnownBot, id: number) => {
    const group = bot.staffGroups.get(id);
    return id < 0 && group === undefined ? null : chats.open(bot.id, id, group ?? GUEST.first_name);
  };
  const placeOf = async (vendor: string, chatId: number): Promise<Place | null> => {
    const brand = await findBrand(vendor);
    const bot = brand && toBot(brand);
    const chat = bot && openChat(bot, chatId);
    return bot && chat ? { bot, chat } : null;
  };
  /** One action: a body of this shape, in a chat that there is. */
  const action = <S extends v.GenericSchema<unknown, { vendor: string }>>(
    schema: S,
    chatOf: (body: Body<S>) => number,
    act: (place: Place, body: Body<S>) => object | null,
  ) => {
    return async (c: Context) => {
      const body = v.safeParse(schema, await readJson(c));
      if (!body.success) return refuse(c, 'bad_body', 400);
      const place = await placeOf(body.output.vendor, chatOf(body.output));
      const done = place && act(place, body.output);
      return done ? c.json(done) : refuse(c, 'brand_unknown', 404);
    };
  };

  routes.get('/chats', async (c) => {
    const vendor = v.safeParse(Vendor, c.req.query('vendor'));
    if (!vendor.success) return refuse(c, 'bad_query', 400);
    const place = await placeOf(vendor.output, GUEST.id);
    if (!place) return refuse(c, 'brand_unknown', 404);
    const { id, name, staffGroups } = place.bot;
    for (const chatId of staffGroups.keys()) openChat(place.bot, chatId);
    const own = chats.list().filter(({ botId }) => botId === id);
    const groups = [...staffGroups].map(([chatId, title]) => ({ id: chatId, title }));
    return c.json({ bot: name, guest: GUEST, pressers: PRESSERS, groups, chats: own });
  });

  const chatId = (body: { chatId: number }) => body.chatId;
  routes.post(
    '/write',
    action(WriteBody, chatId, (place, body) => ({ messageId: actions.write(place, body, body.text) })),
  );
  routes.post(
    '/press',
    action(PressBody, chatId, (place, body) => {
      const message = place.chat.messages.find((one) => one.messageId === body.messageId);
      return message ? { id: actions.press(place, body, { message, data: body.data }) } : null;
    }),
  );
  routes.post(
    '/share',
    action(
      Share,
      ({ userId = GUEST.id }) => userId,
      (place, body) => {
        const { phone, contactUserId: userId = place.chat.id } = body;
        return { messageId: actions.share(place, body, { phone, userId }) };
      },
    ),
  );
  routes.post(
    '/block',
    action(Block, chatId, (place, { blocked }) => {
      actions.block(place, blocked);
      return { blocked };
    }),
  );
  routes.post('/errors', async (c) => {
    const body = v.safeParse(BotFault, await readJson(c));
    if (!body.success) return refuse(c, 'bad_body', 400);
    faults.add(body.output);
    return c.json(body.output);
  });
  return routes;
}
