import { and, eq } from 'drizzle-orm';
import type { Api } from 'grammy';
import type { InlineKeyboardMarkup } from 'grammy/types';

import type { Tx } from '../../db/connect.ts';
import { botMessages } from '../../db/schema/bot.ts';
import { BotRefused } from '../../gateways/telegram/bot-api.ts';
import { sha256 } from '../../kernel/secrets.ts';
import type { BotDeps } from '../messages/bot-brand.ts';
import type { Button, Content } from '../messages/guest-message.ts';

/**
 * Whose message about an order or a booking it is. Each person of the staff has one of their own, a `MANAGER:` whatever
 * their role.
 */
export type MessageKind = 'GUEST' | 'STAFF' | 'REMINDER' | `MANAGER:${string}`;

/** A bot message: its order or booking, its chat, and its new content. */
export type Keeping = {
  merchantId: string;
  /** The id of the order or of the booking. */
  subjectId: string;
  kind: MessageKind;
  chatId: string;
  content: Content;
  /** Send again what a sender that died may or may not have sent. */
  again?: boolean;
  /** A first message that answers this one in the chat. */
  replyTo?: number | null;
};

/** `same`: the message is up to date. `unknown`: the first sender stopped while sending, so it is not sent again. */
export type Kept = 'sent' | 'edited' | 'same' | 'unknown';

/** Another job is writing the same message; try again in a moment. */
export class BotMessageBusy extends Error {
  override readonly name = 'BotMessageBusy';
}

/** Longer than a call may take: a process that locks a message for longer has died. */
const LOCK_MS = 60_000;

const rowOf = ({ merchantId, subjectId, kind }: Omit<Keeping, 'chatId' | 'content'>) =>
  and(
    eq(botMessages.merchantId, merchantId),
    eq(botMessages.subjectId, subjectId),
    eq(botMessages.kind, kind),
  );

type Claim =
  | { outcome: 'same' | 'unknown' }
  | { outcome: 'mine'; edits: number | null; before: number | null };

/** Whether the content is sent as a new message after the one that was sent last. */
const isNewEvent = ({ step }: Content, before: { step: string | null }) =>
  step !== null && step !== before.step;

async function claim(tx: Tx, keeping: Keeping, about: { hash: string; now: Date }): Promise<Claim> {
  const { merchantId, subjectId, kind, chatId, content } = keeping;
  const { hash, now } = about;
  await tx.insert(botMessages).values({ merchantId, subjectId, kind, chatId }).onConflictDoNothing();
  const [row] = await tx.select().from(botMessages).where(rowOf(keeping)).for('update');
  if (!row) throw new Error('a bot message without a row');
  if (row.contentHash === hash) return { outcome: 'same' };
  if (row.sendingSince && now.getTime() - row.sendingSince.getTime() < LOCK_MS) throw new BotMessageBusy();
  const before = row.chatId === chatId ? row.messageId : null;
  const edits = isNewEvent(content, row) ? null : before;
  if (edits === null && row.sendingHash === hash && !keeping.again) return { outcome: 'unknown' };
  await tx.update(botMessages).set({ sendingHash: hash, sendingSince: now }).where(rowOf(keeping));
  return { outcome: 'mine', edits, before };
}

/** Buttons in the form of the Bot API: one opens the mini-app, the other sends a callback query. */
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
    ...(content.isSilent && { disable_notification: true }),
    ...(content.buttons.length > 0 && { reply_markup: keyboard(content.buttons) }),
    ...(replyTo && { reply_parameters: { message_id: replyTo, allow_sending_without_reply: true } }),
  });
  return sent.message_id;
}

/** Edits the message; sends a new one when it was removed. */
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

/** Sends a message in the place of an older one, which loses its buttons: only the newest moves anything. */
async function replace(api: Api, keeping: Keeping, before: number | null): Promise<number> {
  const messageId = await send(api, keeping);
  if (before !== null)
    await api
      .editMessageReplyMarkup(Number(keeping.chatId), before, { reply_markup: keyboard([]) })
      .catch(() => undefined);
  return messageId;
}

/**
 * Sends a message once and then edits it; a new step of its content is sent as a new message, which rings. One sender
 * at a time. The intent is stored before the call, so that a crash while sending causes no second message.
 */
export async function keepMessage(
  deps: Pick<BotDeps, 'db' | 'now'>,
  api: Api,
  keeping: Keeping,
): Promise<Kept> {
  const { merchantId, chatId, content } = keeping;
  const hash = sha256(JSON.stringify([chatId, content]));
  const now = deps.now();
  const claimed = await deps.db.inTenant(merchantId, (tx) => claim(tx, keeping, { hash, now }));
  if (claimed.outcome !== 'mine') return claimed.outcome;
  const { edits, before } = claimed;
  const write = (set: Partial<typeof botMessages.$inferInsert>) =>
    deps.db.inTenant(merchantId, (tx) =>
      tx
        .update(botMessages)
        .set({ ...set, sendingHash: null, sendingSince: null })
        .where(rowOf(keeping)),
    );
  try {
    const messageId = edits === null ? await replace(api, keeping, before) : await edit(api, keeping, edits);
    await write({
      chatId,
      messageId,
      contentHash: hash,
      ...(content.step !== null && { step: content.step }),
    });
    return edits === messageId ? 'edited' : 'sent';
  } catch (error) {
    await write({});
    throw error;
  }
}

/** The current message in a chat about an order or a booking; null if none was sent. */
export async function sentMessage(
  deps: Pick<BotDeps, 'db'>,
  about: Pick<Keeping, 'merchantId' | 'subjectId' | 'kind'>,
): Promise<number | null> {
  const [row] = await deps.db.inTenant(about.merchantId, (tx) =>
    tx.select({ messageId: botMessages.messageId }).from(botMessages).where(rowOf(about)),
  );
  return row?.messageId ?? null;
}
