import { formatTime } from '@dasturxon/core/format';
import * as v from 'valibot';

import type { Jobs } from '../../jobs/queues.ts';
import { plain, formatMessage } from '../../notifications/messages/format-message.ts';
import { isCodeLive } from '../../sign-in/codes/codes.ts';
import { SealedCode } from '../../sign-in/enqueue-code-message.ts';
import { userByPhone } from '../../users/find-user.ts';
import { botOf } from '../chats/bot-token.ts';
import { isDeaf, rememberDeafPerson } from '../chats/deaf-person.ts';
import { whenFree } from '../chats/when-free.ts';
import { guestLanguage, readBotBrand, type BotBrand, type BotDeps } from '../messages/bot-brand.ts';

type CodeMessage = { brand: BotBrand; language: string | null; code: string; notAfter: Date };

/** What the guest reads: the brand, the code (a tap copies it) and until when it is valid. */
function codeMessage({ brand, language: wanted, code, notAfter }: CodeMessage): string {
  const language = guestLanguage(brand, [wanted]);
  const label = formatMessage('code.text', language, { code: `<code>${code}</code>` });
  const until = formatMessage('code.until', language, { time: formatTime(notAfter, brand.timeZone) });
  return `<b>${plain(brand.name(language))}</b> · ${label}\n${until}`;
}

/** The account that gets the code, and its bot; null where the code has expired or has no recipient. */
async function readReceiver(deps: BotDeps, merchantId: string, { id, phone }: { id: string; phone: string }) {
  return deps.db.inTenant(merchantId, async (tx) => {
    if (!(await isCodeLive(tx, merchantId, id))) return null;
    const user = await userByPhone({ merchantId }, tx, phone);
    if (!user?.isActive || user.botBlocked || user.telegramId === null) return null;
    return { user, chatId: Number(user.telegramId), brand: await readBotBrand(tx) };
  });
}

async function sendCodeMessage(deps: BotDeps, merchantId: string, job: Jobs['bot.code']): Promise<void> {
  const notAfter = new Date(job.notAfter);
  const api = deps.now() > notAfter ? null : await botOf(deps, merchantId);
  if (!api) return;
  const { code, ...about } = v.parse(SealedCode, deps.secrets.open(job.sealed, merchantId));
  const receiver = await readReceiver(deps, merchantId, about);
  if (!receiver) return;
  const { user, chatId, brand } = receiver;
  try {
    const html = codeMessage({ brand, language: user.language, code, notAfter });
    await api.sendMessage(chatId, html, { parse_mode: 'HTML' });
    deps.log.info({ merchantId }, 'code sent by telegram');
  } catch (error) {
    if (!isDeaf(error)) throw error;
    await rememberDeafPerson(deps, { merchantId, userId: user.id });
  }
}

/** Sends a sign-in code to the Telegram account of its phone; a phone without one, or one that blocked the bot, gets none. */
export async function sendCodeJob(deps: BotDeps, merchantId: string, job: Jobs['bot.code']): Promise<void> {
  const { sealed, notAfter, about } = job;
  await whenFree(deps, { merchantId, queue: 'bot.code', payload: { sealed, notAfter, about } }, () =>
    sendCodeMessage(deps, merchantId, job),
  );
}
