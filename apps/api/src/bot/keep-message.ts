import { and, eq } from 'drizzle-orm';
import type { Api } from 'grammy';
import type { InlineKeyboardMarkup } from 'grammy/types';

import type { Tx } from '../db/connect.ts';
import { botMessages } from '../db/schema/bot.ts';
import { BotRefused } from '../gateways/telegram/bot-api.ts';
import { sha256 } from '../secrets.ts';
import type { BotDeps } from './bot-brand.ts';
import type { Button, Content } from './guest-message.ts';

export type MessageKind = 'GUEST' | 'STAFF' | 'REMINDER';

/** Which message of which order, where it stands, and what it is to say now. */
export type Keeping = {
  merchantId: string;
  orderId: string;
  kind: MessageKind;
  chatId: string;
  content: Content;
  /** Send again what a sender that died may or may not have sent. */
  again?: boolean;
  /** A first message that answers this one in the chat. */
  replyTo?: number | null;
};

/** `same`: it stands there already. `unknown`: somebody died while sending it first, so it is not sent again. */
export type Kept = 'sent' | 'edited' | 'same' | 'unknown';

/** Somebody else is writing this very message; try again in a moment. */
export class BotMessageBusy extends Error {
  override readonly name = 'BotMessageBusy';
}

/** Longer than a call may take: who holds a message for longer has died. */
const HELD_MS = 60_000;

const rowOf = ({ merchantId, orderId, kind }: Keeping) =>
  and(eq(botMessages.merchantId, merchantId), eq(botMessages.orderId, orderId), eq(botMessages.kind, kind));

type Claim = { outcome: 'same' | 'unknown' } | { outcome: 'mine'; messageId: number | null };

async function claim(tx: Tx, keeping: Keeping, about: { saying: string; now: Date }): Promise<Claim> {
  const { merchantId, orderId, kind, chatId } = keeping;
  const { saying, now } = about;
  await tx.insert(botMessages).values({ merchantId, orderId, kind, chatId }).onConflictDoNothing();
  const [row] = await tx.select().from(botMessages).where(rowOf(keeping)).for('update');
  if (!row) throw new Error('a bot message without a row');
  if (row.said === saying) return { outcome: 'same' };
  if (row.sayingSince && now.getTime() - row.sayingSince.getTime() < HELD_MS) throw new BotMessageBusy();
  const isThere = row.messageId !== null && row.chatId === chatId;
  if (!isThere && row.saying === saying && !keeping.again) return { outcome: 'unknown' };
  await tx.update(botMessages).set({ saying, sayingSince: now }).where(rowOf(keeping));
  return { outcome: 'mine', messageId: isThere ? row.messageId : null };
}

/** Buttons as Telegram takes them: one opens the mini-app, the other comes back as a press. */
export function keyboard(buttons: readonly Button[][]): InlineKeyboardMarkup {
  return {
    inline_keyboard: buttons.map((row) =>
      row.map((button) =>
        'open' in button
          ? { text: button.text, web_app: { url: button.open } }
          : { text: button.text, callback_data: button.data },
      ),
    ),
  };
}

const HTML = { parse_mode: 'HTML', link_preview_options: { is_disabled: true } } as const;

async function send(api: Api, { chatId, content, replyTo }: Keeping): Promise<number> {
  const sent = await api.sendMessage(Number(chatId), content.html, {
    ...HTML,
    ...(content.buttons.length > 0 && { reply_markup: keyboard(content.buttons) }),
    ...(replyTo && { reply_parameters: { message_id: replyTo, allow_sending_without_reply: true } }),
  });
  return sent.message_id;
}

/** Edits the message; sends another where somebody has removed it. */
async function edit(api: Api, keeping: Keeping, messageId: number): Promise<number> {
  const { chatId, content } = keeping;
  try {
    const markup = { reply_markup: keyboard(content.buttons) };
    await api.editMessageText(Number(chatId), messageId, content.html, { ...HTML, ...markup });
    return messageId;
  } catch (error) {
    if (!(error instanceof BotRefused) || error.code !== 400) throw error;
    if (error.description.includes('message is not modified')) return messageId;
    if (/message (to edit not found|can't be edited)/.test(error.description)) return send(api, keeping);
    throw error;
  }
}

/**
 * Brings one message about an order to what it should say: sent once, then edited. One sender at a time; what was
 * begun is written down before the call, so that a sender which dies is not followed by a second message.
 */
export async function keepMessage(
  deps: Pick<BotDeps, 'db' | 'now'>,
  api: Api,
  keeping: Keeping,
): Promise<Kept> {
  const { merchantId, chatId, content } = keeping;
  const saying = sha256(JSON.stringify([chatId, content]));
  const now = deps.now();
  const claimed = await deps.db.inTenant(merchantId, (tx) => claim(tx, keeping, { saying, now }));
  if (claimed.outcome !== 'mine') return claimed.outcome;
  const { messageId: before } = claimed;
  const write = (set: Partial<typeof botMessages.$inferInsert>) =>
    deps.db.inTenant(merchantId, (tx) =>
      tx
        .update(botMessages)
        .set({ ...set, saying: null, sayingSince: null })
        .where(rowOf(keeping)),
    );
  try {
    const messageId = before === null ? await send(api, keeping) : await edit(api, keeping, before);
    await write({ chatId, messageId, said: saying });
    return before === messageId ? 'edited' : 'sent';
  } catch (error) {
    await write({});
    throw error;
  }
}
