import type { BotChat, ChatMessage, Person } from './bot-chats.ts';
import type { BotTools, KnownBot } from './bot-methods.ts';
import { GUEST, PRESSERS } from './people.ts';

/** The acting user of a call; by default the demo's guest, and in the staff chat its first cook. */
export type From = {
  userId?: number | undefined;
  firstName?: string | undefined;
  languageCode?: string | undefined;
};

/** Both ends of an action. */
export type Place = { bot: KnownBot; chat: BotChat };

/** What people do in the chats of a bot; the bot learns of it by an update. */
export interface ChatActions {
  write(place: Place, from: From, text: string): number;
  press(place: Place, from: From, button: { message: ChatMessage; data: string }): string;
  share(place: Place, from: From, contact: { phone: string; userId: number }): number;
  block(place: Place, blocked: boolean): void;
}

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
  const command = /^\/[a-z0-9_]+(@\w+)?/.exec(text)?.[0];
  return command ? { entities: [{ type: 'bot_command', offset: 0, length: command.length }] } : {};
}

export function createChatActions(
  { chats, updates, callbackQueries }: BotTools,
  now: () => Date,
): ChatActions {
  const seconds = () => Math.floor(now().getTime() / 1000);

  /** Puts a person's message into the chat and sends it to the bot. */
  function postAndSend(
    { bot, chat }: Place,
    person: Person,
    what: { shown: string; content: object },
  ): number {
    const pieces = [{ text: what.shown }];
    const { messageId } = chats.post(chat, { from: person, pieces, buttons: [], replyTo: null });
    const head = { message_id: messageId, date: seconds(), from: asUser(person), chat: asChat(chat) };
    updates.send(bot.id, { message: { ...head, ...what.content } });
    return messageId;
  }

  return {
    write: (place, from, text) =>
      postAndSend(place, personIn(place.chat.id, from), {
        shown: text,
        content: { text, ...entitiesOf(text) },
      }),
    share(place, from, { phone, userId }) {
      const person = personIn(place.chat.id, from);
      const contact = { phone_number: phone, first_name: person.first_name, user_id: userId };
      return postAndSend(place, person, { shown: `👤 ${phone}`, content: { contact } });
    },
    press({ bot, chat }, from, { message, data }) {
      const id = callbackQueries.note(bot.id, chat.id);
      const { messageId: message_id } = message;
      const shown = { message_id, date: seconds(), chat: asChat(chat), text: textOf(message) };
      const by = asUser(personIn(chat.id, from));
      updates.send(bot.id, {
        callback_query: { id, data, from: by, chat_instance: String(chat.id), message: shown },
      });
      return id;
    },
    block({ bot, chat }, blocked) {
      chats.change(chat, { blocked });
      const user = { id: Number(bot.id), is_bot: true, first_name: bot.name };
      const [was, is] = blocked ? ['member', 'kicked'] : ['kicked', 'member'];
      updates.send(bot.id, {
        my_chat_member: {
          chat: asChat(chat),
          from: asUser(personIn(chat.id, {})),
          date: seconds(),
          old_chat_member: { status: was, user },
          new_chat_member: { status: is, user },
        },
      });
    },
  };
}
