import type { OutsideAnswers } from '@dasturxon/core/brand-doctor';
import type { Api } from 'grammy';

import { isShutOut } from '../../bot/chats/staff-chat.ts';
import { isMember } from '../../bot/chats/staff-member.ts';
import { readWebhookState } from '../../bot/setup/webhook-state.ts';
import { BotRefused } from '../../gateways/telegram/bot-api.ts';

/** Groups that are asked about at once: Telegram takes some thirty calls of a bot a second. */
const AT_ONCE = 10;

/** The codes by which Telegram refuses a token: one that was replaced, and one that never was. */
const WRONG_TOKEN = [401, 404];

/** What is known of a bot's updates; `refused` where Telegram does not take its token. */
export async function askWebhook(
  api: Api,
  about: Parameters<typeof readWebhookState>[1],
): Promise<OutsideAnswers['webhook']> {
  try {
    return await readWebhookState(api, about);
  } catch (error) {
    if (error instanceof BotRefused && WRONG_TOKEN.includes(error.code)) return 'refused';
    throw error;
  }
}

type Asked = { botId: number; chat: string };

/** Whether a bot can write to a group. A group that has moved is followed with the next message. */
async function isLost(api: Api, { botId, chat }: Asked): Promise<boolean> {
  try {
    const member = await api.getChatMember(Number(chat), botId);
    return !isMember(member) || (member.status === 'restricted' && !member.can_send_messages);
  } catch (error) {
    if (!(error instanceof BotRefused)) throw error;
    if (isShutOut(error)) return true;
    if (error.movedTo !== null) return false;
    throw error;
  }
}

/** The groups of the staff that the bot of a token is not in, or may not write to. */
export async function askLostChats(
  api: Api,
  { token, chats }: { token: string; chats: readonly string[] },
): Promise<string[]> {
  const botId = Number(token.split(':')[0]);
  const lost: string[] = [];
  for (let from = 0; from < chats.length; from += AT_ONCE) {
    const asked = chats.slice(from, from + AT_ONCE);
    const answers = await Promise.all(asked.map((chat) => isLost(api, { botId, chat })));
    lost.push(...asked.filter((_, i) => answers[i]));
  }
  return lost;
}
