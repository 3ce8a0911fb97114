import * as v from 'valibot';

const Chat = v.pipe(v.number(), v.safeInteger());
const MessageId = v.pipe(v.number(), v.safeInteger(), v.minValue(1));

const WebApp = v.object({ url: v.string() });

const InlineKeyboard = v.object({
  inline_keyboard: v.array(
    v.array(
      v.object({
        text: v.pipe(v.string(), v.minLength(1)),
        callback_data: v.optional(v.string()),
        web_app: v.optional(WebApp),
        url: v.optional(v.string()),
      }),
    ),
  ),
});
const Keyboard = v.object({
  keyboard: v.array(v.array(v.object({ text: v.string(), request_contact: v.optional(v.boolean()) }))),
});
const NoKeyboard = v.object({ remove_keyboard: v.literal(true) });

/** The fields that the product sends in each call; Telegram's other fields are not read. */
export const SendMessage = v.object({
  chat_id: Chat,
  text: v.string(),
  parse_mode: v.optional(v.string()),
  reply_markup: v.optional(v.union([InlineKeyboard, Keyboard, NoKeyboard])),
  reply_parameters: v.optional(v.object({ message_id: MessageId })),
});
export const EditText = v.object({
  chat_id: Chat,
  message_id: MessageId,
  text: v.string(),
  parse_mode: v.optional(v.string()),
  reply_markup: v.optional(InlineKeyboard),
});
export const EditMarkup = v.object({
  chat_id: Chat,
  message_id: MessageId,
  reply_markup: v.optional(InlineKeyboard),
});
export const AnswerCallback = v.object({
  callback_query_id: v.string(),
  text: v.optional(v.pipe(v.string(), v.maxLength(200)), ''),
  show_alert: v.optional(v.boolean(), false),
});
export const SetWebhook = v.object({
  url: v.string(),
  secret_token: v.optional(v.pipe(v.string(), v.regex(/^[A-Za-z0-9_-]{1,256}$/))),
  allowed_updates: v.optional(v.array(v.string())),
});
export const GetUpdates = v.object({
  offset: v.optional(v.pipe(v.number(), v.safeInteger()), 0),
  timeout: v.optional(v.pipe(v.number(), v.minValue(0), v.maxValue(50)), 0),
});
export const GetChatMember = v.object({ chat_id: Chat, user_id: v.pipe(v.number(), v.safeInteger()) });
export const SetMenuButton = v.object({
  chat_id: v.optional(Chat),
  menu_button: v.object({ type: v.literal('web_app'), text: v.string(), web_app: WebApp }),
});
export const SetCommands = v.object({
  commands: v.pipe(
    v.array(
      v.object({
        command: v.pipe(v.string(), v.regex(/^[a-z0-9_]{1,32}$/)),
        description: v.pipe(v.string(), v.minLength(1), v.maxLength(256)),
      }),
    ),
    v.maxLength(100),
  ),
  language_code: v.optional(v.pipe(v.string(), v.regex(/^[a-z]{2}$/))),
});

export type Markup = v.InferOutput<typeof SendMessage>['reply_markup'];
