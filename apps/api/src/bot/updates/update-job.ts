import { Bot, BotError, type Context } from 'grammy';
import type { Update, UserFromGetMe } from 'grammy/types';
import { LRUCache } from 'lru-cache';

import type { Jobs } from '../../jobs/queues.ts';
import { readMiniAppKeys } from '../../mini-apps/mini-app-keys.ts';
import { sha256 } from '../../kernel/secrets.ts';
import { readBotBrand, staffChatsOf, type BotBrand, type BotDeps } from '../messages/bot-brand.ts';
import { askLanguage, askPhone, chooseLanguage, listOrders, start, unblock } from './guest-commands.ts';
import { OPT_OUT_DATA, resumeBroadcasts, stopBroadcasts } from './broadcast-choice.ts';
import { readVisit, type GuestVisit } from './guest-visit.ts';
import { handleOrderCallback } from './callback-query.ts';
import { formatMessage } from '../../notifications/messages/format-message.ts';
import { EDIT_DATA } from '../messages/edit-lines.ts';
import { answerEditCallbackQuery } from './edit-callback-query.ts';
import { RESUME_DATA } from '../messages/pause-message.ts';
import { handleResumeCallback } from './resume-callback-query.ts';
import { shareContact } from './share-contact.ts';
import { BOOKING_DATA, handleBookingCallback } from './booking-callback-query.ts';
import { isDeaf } from '../chats/deaf-person.ts';
import { rememberDeafChat } from '../chats/staff-chat.ts';
import { rememberGroup } from '../chats/known-groups.ts';
import { whenFree } from '../chats/when-free.ts';

type Scene = { deps: BotDeps; brand: BotBrand };

/** The identity of each bot, read once per process. */
const identities = new LRUCache<string, UserFromGetMe>({ max: 1_000 });

async function identify(bot: Bot, token: string): Promise<void> {
  const key = sha256(token);
  const known = identities.get(key);
  if (known) bot.botInfo = known;
  else await bot.init();
  identities.set(key, bot.botInfo);
}

/** Handlers of private chats. */
function guestsOf(bot: Bot, { deps, brand }: Scene): void {
  const as = (handle: (visit: GuestVisit) => Promise<void>) => async (ctx: Context) => {
    const visit = await deps.db.inTenant(brand.merchantId, (tx) => readVisit(tx, { deps, brand }, ctx));
    // A message proves that the bot is no longer blocked.
    if (ctx.message) await unblock(visit);
    await handle(visit);
  };
  const guests = bot.chatType('private');
  guests.command('start', as(start));
  guests.command('orders', as(listOrders));
  guests.command('phone', as(askPhone));
  guests.command('language', as(askLanguage));
  guests.command('stop', as(stopBroadcasts));
  guests.command('news', as(resumeBroadcasts));
  guests.callbackQuery(OPT_OUT_DATA, as(stopBroadcasts));
  guests.on('message:contact', as(shareContact));
  guests.callbackQuery(/^language:/, as(chooseLanguage));
  guests.callbackQuery(EDIT_DATA, as(answerEditCallbackQuery));
  guests.on(
    'message:write_access_allowed',
    as(async () => undefined),
  );
  guests.on('my_chat_member', (ctx) =>
    as((visit) => unblock(visit, ctx.myChatMember.new_chat_member.status === 'kicked'))(ctx),
  );
  // Whatever else is written is answered by the way in.
  guests.on('message:text', as(start));
}

/** What may be done in groups: the staff's buttons, and asking for the chat's number. */
function staffOf(bot: Bot, { deps, brand }: Scene): void {
  const { merchantId } = brand;
  const groups = bot.chatType(['group', 'supergroup']);
  groups.command('chat', async (ctx) => {
    await rememberGroup(deps, { merchantId, chat: String(ctx.chat.id), title: ctx.chat.title, isIn: true });
    await ctx.reply(formatMessage('chat.id', brand.main, { id: String(ctx.chat.id) }));
  });
  groups.on('my_chat_member', async ({ chat, myChatMember }) => {
    const isOut = ['left', 'kicked'].includes(myChatMember.new_chat_member.status);
    await rememberGroup(deps, { merchantId, chat: String(chat.id), title: chat.title, isIn: !isOut });
    if (staffChatsOf(brand).has(String(chat.id)))
      await rememberDeafChat(deps, { merchantId, chat: String(chat.id), isDeaf: isOut });
  });
  bot.callbackQuery(BOOKING_DATA, (ctx) =>
    handleBookingCallback({ deps, api: ctx.api, brand, query: ctx.callbackQuery }),
  );
  bot.callbackQuery(RESUME_DATA, (ctx) =>
    handleResumeCallback({ deps, api: ctx.api, brand, query: ctx.callbackQuery }),
  );
  bot.on('callback_query', (ctx) =>
    handleOrderCallback({ deps, api: ctx.api, brand, query: ctx.callbackQuery }),
  );
}

async function handle(deps: BotDeps, merchantId: string, update: Update): Promise<void> {
  const { telegramBotToken: token } = await readMiniAppKeys(deps, merchantId);
  if (token === null) return;
  const bot = new Bot(token, { client: deps.bots.options() });
  bot.api.config.use(...deps.bots.transformers);
  await identify(bot, token);
  const brand = await deps.db.inTenant(merchantId, readBotBrand);
  guestsOf(bot, { deps, brand });
  staffOf(bot, { deps, brand });
  try {
    await bot.handleUpdate(update);
  } catch (error) {
    // The wrapper holds the whole update; only what went wrong may be logged.
    const cause: unknown = error instanceof BotError ? error.error : error;
    if (isDeaf(cause)) return;
    throw cause;
  }
}

/** The job of one update: a message to the bot or a callback query. */
export async function updateJob(deps: BotDeps, merchantId: string, job: Jobs['bot.update']): Promise<void> {
  const update = deps.secrets.open(job.sealed, merchantId);
  if (!update) return;
  const payload = { sealed: job.sealed };
  await whenFree(deps, { merchantId, queue: 'bot.update', payload }, () =>
    // This server sealed it after the webhook had checked Telegram's secret.
    handle(deps, merchantId, update as unknown as Update),
  );
}
