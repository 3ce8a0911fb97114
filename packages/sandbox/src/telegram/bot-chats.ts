import type { Kept } from '../kept/kept.ts';
import { StoredChat } from './bot-chats.schema.ts';
import type { TextPiece } from './message-text.ts';

/** A person of Telegram, as updates name them. */
export interface Person {
  readonly id: number;
  readonly first_name: string;
  readonly last_name?: string;
  readonly language_code?: string;
}

/** A button under a message: it comes back as a press, or opens the mini-app. */
export interface InlineButton {
  readonly text: string;
  readonly callback_data?: string;
  readonly web_app?: { readonly url: string };
}

export interface ChatMessage {
  readonly messageId: number;
  /** Null: the bot itself. */
  readonly from: Person | null;
  readonly pieces: readonly TextPiece[];
  readonly buttons: readonly (readonly InlineButton[])[];
  readonly replyTo: number | null;
  /** ISO 8601. */
  readonly at: string;
  readonly editedAt: string | null;
}

/** One chat of one bot: a private chat, or the staff group. */
export interface BotChat {
  readonly botId: string;
  /** Positive: a person's. Negative: a group's. */
  readonly id: number;
  readonly type: 'private' | 'supergroup';
  readonly title: string;
  readonly messages: readonly ChatMessage[];
  /** The person has blocked the bot, or the group has removed it. */
  readonly blocked: boolean;
  /** The one button of a keyboard that shares the phone; null without one. */
  readonly contactButton: string | null;
  /** What the last press was answered with. */
  readonly answer: { readonly text: string; readonly alert: boolean; readonly at: string } | null;
}

export interface BotChats {
  /** Creates the chat if it does not exist. */
  open(botId: string, id: number, title: string): BotChat;
  find(botId: string, id: number): BotChat | null;
  list(): readonly BotChat[];
  change(chat: BotChat, change: Partial<BotChat>): BotChat;
  post(chat: BotChat, message: Omit<ChatMessage, 'messageId' | 'at' | 'editedAt'>): ChatMessage;
  edit(chat: BotChat, messageId: number, change: Pick<Partial<ChatMessage>, 'pieces' | 'buttons'>): void;
}

const MESSAGES_KEPT = 60;
const CHATS_KEPT = 500;

/**
 * Chats as both sides see them, kept over a restart, because bots go on editing their messages; the oldest messages and
 * chats are dropped.
 */
export function createBotChats(now: () => Date, kept: Kept): BotChats {
  const chats: Map<string, BotChat> = kept.map<BotChat>('chats', StoredChat);
  const known = [...chats.values()].flatMap(({ messages }) => messages.map(({ messageId }) => messageId));
  let lastMessage = Math.max(0, ...known);
  const keyOf = ({ botId, id }: Pick<BotChat, 'botId' | 'id'>) => `${botId}:${id}`;
  const current = (chat: BotChat) => chats.get(keyOf(chat)) ?? chat;

  function change(chat: BotChat, changes: Partial<BotChat>): BotChat {
    const changed = { ...current(chat), ...changes };
    chats.set(keyOf(chat), changed);
    kept.saveSoon();
    return changed;
  }

  return {
    change,
    list: () => [...chats.values()],
    find: (botId, id) => chats.get(keyOf({ botId, id })) ?? null,
    open(botId, id, title) {
      const there = chats.get(keyOf({ botId, id }));
      if (there) return there;
      const oldest = chats.size >= CHATS_KEPT ? chats.keys().next().value : undefined;
      if (oldest !== undefined) chats.delete(oldest);
      const type = id > 0 ? ('private' as const) : ('supergroup' as const);
      const fresh = {
        botId,
        id,
        type,
        title,
        messages: [],
        blocked: false,
        contactButton: null,
        answer: null,
      };
      chats.set(keyOf(fresh), fresh);
      return fresh;
    },
    post(chat, message) {
      lastMessage += 1;
      const posted = { ...message, messageId: lastMessage, at: now().toISOString(), editedAt: null };
      change(chat, { messages: [...current(chat).messages, posted].slice(-MESSAGES_KEPT) });
      return posted;
    },
    edit(chat, messageId, changes) {
      const editedAt = now().toISOString();
      const messages = current(chat).messages.map((message) =>
        message.messageId === messageId ? { ...message, ...changes, editedAt } : message,
      );
      change(chat, { messages });
    },
  };
}
