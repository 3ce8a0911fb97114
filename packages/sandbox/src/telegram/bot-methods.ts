import * as v from 'valibot';

import type { BotChat, BotChats, InlineButton } from './bot-chats.ts';
import { badRequest, BotApiError } from './bot-errors.ts';
import type { BotFault, BotFaults } from './bot-faults.ts';
import * as payloads from './bot-payloads.ts';
import type { BotUpdates } from './bot-updates.ts';
import { readHtml, type TextPiece } from './message-text.ts';
import { STAFF } from './people.ts';
import type { CallbackQueries } from './callback-queries.ts';

/** A bot as registered at Telegram. */
export interface KnownBot {
  readonly id: string;
  readonly name: string;
  readonly username: string;
  /** The titles of the groups that its merchant's staff is in, by chat id. */
  readonly staffGroups: ReadonlyMap<number, string>;
}

export interface BotTools {
  readonly chats: BotChats;
  readonly updates: BotUpdates;
  readonly faults: BotFaults;
  readonly callbackQueries: CallbackQueries;
}

type Method = (bot: KnownBot, payload: unknown, tools: BotTools) => unknown;

/** Telegram takes https alone; of http only this machine, where the sandbox is. */
const ADDRESS =
  /^https:\/\/\S+$|^http:\/\/(localhost|127\.0\.0\.1|\[::1\]|[a-z0-9-]+\.localhost)(:\d+)?(\/\S*)?$/;

function parse<S extends v.GenericSchema>(schema: S, payload: unknown): v.InferOutput<S> {
  const parsed = v.safeParse(schema, payload);
  if (parsed.success) return parsed.output;
  throw badRequest(`field "${v.getDotPath(parsed.issues[0]) ?? 'body'}" is not understood`);
}

/** Refuses as a fault that was asked for does. */
function failBy(fault: BotFault, chatId: number): never {
  if (fault.code === 400)
    throw badRequest(
      fault.reason === 'rights'
        ? 'not enough rights to send text messages to the chat'
        : 'can\'t parse entities: Unsupported start tag "x" at byte offset 0',
    );
  if (fault.code === 403) throw shutOut(chatId);
  throw new BotApiError(429, `Too Many Requests: retry after ${fault.retryAfter}`, {
    retry_after: fault.retryAfter,
  });
}

const shutOut = (chatId: number) =>
  new BotApiError(
    403,
    `Forbidden: bot was ${chatId < 0 ? 'kicked from the supergroup chat' : 'blocked by the user'}`,
  );

type Addressed = { chat_id: number; parse_mode?: string | undefined };

/** The chat that a message goes to, and every way in which it may not get there. */
function chatOf(bot: KnownBot, message: Addressed, { chats, faults }: BotTools): BotChat {
  const { chat_id: chatId, parse_mode: mode } = message;
  const group = bot.staffGroups.get(chatId);
  if (chatId < 0 && group === undefined) throw badRequest('chat not found');
  const chat = chats.open(bot.id, chatId, group ?? 'Guest');
  const fault = faults.take(chatId, mode !== undefined);
  if (fault) failBy(fault, chatId);
  if (chat.blocked) throw shutOut(chatId);
  return chat;
}

function piecesOf({
  text,
  parse_mode: mode,
}: {
  text: string;
  parse_mode?: string | undefined;
}): readonly TextPiece[] {
  if (mode !== undefined && mode !== 'HTML') throw badRequest(`unsupported parse_mode ${mode}`);
  if (!text.isWellFormed()) throw badRequest('strings must be encoded in UTF-8');
  const pieces = mode === 'HTML' ? readHtml(text) : [{ text }];
  if (!pieces) throw badRequest("can't parse entities");
  const length = pieces.reduce((sum, piece) => sum + piece.text.length, 0);
  if (length === 0) throw badRequest('message text is empty');
  if (length > 4_096) throw badRequest('message is too long');
  return pieces;
}

type GivenButton = {
  text: string;
  callback_data?: string | undefined;
  web_app?: { url: string } | undefined;
};

function appButton(chat: BotChat, text: string, url: string): InlineButton {
  if (chat.type !== 'private') throw badRequest('BUTTON_TYPE_INVALID');
  if (!ADDRESS.test(url))
    throw badRequest(`inline keyboard button Web App URL '${url}' is invalid: Only HTTPS links are allowed`);
  return { text, web_app: { url } };
}

function buttonOf(
  chat: BotChat,
  { text, callback_data: data = '', web_app: app }: GivenButton,
): InlineButton {
  if (app) return appButton(chat, text, app.url);
  const size = Buffer.byteLength(data);
  if (size === 0 || size > 64) throw badRequest('BUTTON_DATA_INVALID');
  return { text, callback_data: data };
}

function buttonsOf(chat: BotChat, markup: payloads.Markup): InlineButton[][] {
  if (!markup || !('inline_keyboard' in markup)) return [];
  return markup.inline_keyboard.map((row) => row.map((button) => buttonOf(chat, button)));
}

const asMessage = (chat: BotChat, messageId: number, at: string) => ({
  message_id: messageId,
  date: Math.floor(Date.parse(at) / 1000),
  chat: { id: chat.id, type: chat.type, ...(chat.type !== 'private' && { title: chat.title }) },
});

const sendMessage: Method = (bot, payload, tools) => {
  const message = parse(payloads.SendMessage, payload);
  const chat = chatOf(bot, message, tools);
  const { reply_markup: markup } = message;
  const replyTo = message.reply_parameters?.message_id ?? null;
  const content = { pieces: piecesOf(message), buttons: buttonsOf(chat, markup), replyTo, from: null };
  const posted = tools.chats.post(chat, content);
  if (markup && 'keyboard' in markup) {
    const contactButton = markup.keyboard.flat().find((button) => button.request_contact)?.text ?? null;
    tools.chats.change(chat, { contactButton });
  }
  if (markup && 'remove_keyboard' in markup) tools.chats.change(chat, { contactButton: null });
  return asMessage(chat, posted.messageId, posted.at);
};

function messageOf(chat: BotChat, messageId: number) {
  const message = chat.messages.find((one) => one.messageId === messageId);
  if (!message) throw badRequest('message to edit not found');
  if (message.from !== null) throw badRequest("message can't be edited");
  return message;
}

const NOT_MODIFIED =
  'message is not modified: specified new message content and reply markup are exactly the same as a current content and reply markup of the message';

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

const editMessageText: Method = (bot, payload, tools) => {
  const edit = parse(payloads.EditText, payload);
  const chat = chatOf(bot, edit, tools);
  const message = messageOf(chat, edit.message_id);
  const change = { pieces: piecesOf(edit), buttons: buttonsOf(chat, edit.reply_markup) };
  if (isSame([message.pieces, message.buttons], [change.pieces, change.buttons]))
    throw badRequest(NOT_MODIFIED);
  tools.chats.edit(chat, message.messageId, change);
  return asMessage(chat, message.messageId, message.at);
};

const editMessageReplyMarkup: Method = (bot, payload, tools) => {
  const edit = parse(payloads.EditMarkup, payload);
  const chat = chatOf(bot, edit, tools);
  const message = messageOf(chat, edit.message_id);
  const buttons = buttonsOf(chat, edit.reply_markup);
  if (isSame(message.buttons, buttons)) throw badRequest(NOT_MODIFIED);
  tools.chats.edit(chat, message.messageId, { buttons });
  return asMessage(chat, message.messageId, message.at);
};

const answerCallbackQuery: Method = (bot, payload, { chats, callbackQueries }) => {
  const { callback_query_id: id, text, show_alert: alert } = parse(payloads.AnswerCallback, payload);
  const query = callbackQueries.take(bot.id, id);
  if (!query) throw badRequest('query is too old and response timeout expired or query ID is invalid');
  const chat = chats.find(bot.id, query.chatId);
  if (chat) chats.change(chat, { answer: { text, alert, at: query.at } });
  return true;
};

const setWebhook: Method = (bot, payload, { updates }) => {
  const { url, secret_token: secret = null } = parse(payloads.SetWebhook, payload);
  if (url !== '' && !ADDRESS.test(url))
    throw badRequest('bad webhook: An HTTPS URL must be provided for webhook');
  updates.setWebhook(bot.id, url === '' ? null : { url, secret });
  return true;
};

const getUpdates: Method = (bot, payload, { updates }) => {
  const { offset, timeout } = parse(payloads.GetUpdates, payload);
  if (updates.webhookOf(bot.id))
    throw new BotApiError(
      409,
      "Conflict: can't use getUpdates method while webhook is active; use deleteWebhook to delete the webhook first",
    );
  return updates.take(bot.id, offset, timeout * 1000);
};

const getChatMember: Method = (bot, payload, { chats }) => {
  const { chat_id: chatId, user_id: userId } = parse(payloads.GetChatMember, payload);
  if (!bot.staffGroups.has(chatId)) throw badRequest('chat not found');
  if (chats.find(bot.id, chatId)?.blocked) throw shutOut(chatId);
  if (userId === Number(bot.id))
    return { status: 'member', user: { id: userId, is_bot: true, first_name: bot.name } };
  const member = STAFF.find((person) => person.id === userId);
  const user = member ?? { id: userId, first_name: 'Somebody' };
  return { status: member ? 'member' : 'left', user: { ...user, is_bot: false } };
};

const setChatMenuButton: Method = (_bot, payload) => {
  const { menu_button: button } = parse(payloads.SetMenuButton, payload);
  if (!ADDRESS.test(button.web_app.url))
    throw badRequest('menu button Web App URL is invalid: Only HTTPS links are allowed');
  return true;
};

const setMyCommands: Method = (_bot, payload) => {
  parse(payloads.SetCommands, payload);
  return true;
};

/** Every method that the product calls. */
export const BOT_METHODS: Readonly<Record<string, Method>> = {
  sendMessage,
  editMessageText,
  editMessageReplyMarkup,
  answerCallbackQuery,
  setWebhook,
  getUpdates,
  getChatMember,
  setChatMenuButton,
  setMyCommands,
  getMe: ({ id, name, username }) => ({
    id: Number(id),
    is_bot: true,
    first_name: name,
    username,
    can_join_groups: true,
    can_read_all_group_messages: false,
    supports_inline_queries: false,
    has_main_web_app: true,
  }),
  deleteWebhook: ({ id }, _payload, { updates }) => {
    updates.setWebhook(id, null);
    return true;
  },
  getWebhookInfo: ({ id }, _payload, { updates }) => updates.infoOf(id),
};
