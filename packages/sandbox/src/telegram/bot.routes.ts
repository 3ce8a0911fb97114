import { Hono, type Context } from 'hono';

import { readJson } from '../json.ts';
import { BotApiError } from './bot-errors.ts';
import { BOT_METHODS, type BotTools, type KnownBot } from './bot-methods.ts';
import type { TelegramInbox } from './telegram-inbox.ts';

/** The bot of a token; null for an unknown one. */
export type FindBot = (token: string) => Promise<KnownBot | null>;

const refuse = (c: Context, { code, message, parameters }: BotApiError) =>
  c.json(
    { ok: false, error_code: code, description: message, ...(parameters && { parameters }) },
    code as 400,
  );

/** The Bot API (protocols §1.10): every call is recorded, without its token, and answered as Telegram would. */
export function telegramBotRoutes(about: { inbox: TelegramInbox; findBot: FindBot; tools: BotTools }): Hono {
  const { inbox, findBot, tools } = about;
  const routes = new Hono();
  routes.post('/:bot{bot[0-9]+:[A-Za-z0-9_-]+}/:method{[A-Za-z]+}', async (c) => {
    const bot = await findBot(c.req.param('bot').slice('bot'.length));
    if (!bot) return refuse(c, new BotApiError(401, 'Unauthorized'));
    const name = c.req.param('method');
    const payload = (await readJson(c)) ?? {};
    const method = Object.hasOwn(BOT_METHODS, name) ? BOT_METHODS[name] : undefined;
    if (!method) return refuse(c, new BotApiError(404, 'Not Found'));
    const { secret_token: _secret, ...shown } = payload as Record<string, unknown>;
    if (name !== 'getUpdates') inbox.record({ method: name, bot: bot.id, payload: shown });
    try {
      return c.json({ ok: true, result: await method(bot, payload, tools) });
    } catch (error) {
      if (error instanceof BotApiError) return refuse(c, error);
      throw error;
    }
  });
  routes.all('*', (c) => refuse(c, new BotApiError(404, 'Not Found')));
  return routes;
}
