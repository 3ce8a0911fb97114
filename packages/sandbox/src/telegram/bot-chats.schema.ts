import * as v from 'valibot';

const Person = v.object({
  id: v.number(),
  first_name: v.string(),
  last_name: v.exactOptional(v.string()),
  language_code: v.exactOptional(v.string()),
});

const Piece = v.object({
  text: v.string(),
  tag: v.exactOptional(v.picklist(['b', 'i', 'u', 's', 'code', 'pre', 'a', 'blockquote'])),
  href: v.exactOptional(v.string()),
});

const Button = v.object({
  text: v.string(),
  callback_data: v.exactOptional(v.string()),
  web_app: v.exactOptional(v.object({ url: v.string() })),
});

const Message = v.object({
  messageId: v.number(),
  from: v.nullable(Person),
  pieces: v.array(Piece),
  buttons: v.array(v.array(Button)),
  replyTo: v.nullable(v.number()),
  at: v.string(),
  editedAt: v.nullable(v.string()),
});

/** A chat as it was written down. */
export const StoredChat = v.object({
  botId: v.string(),
  id: v.number(),
  type: v.picklist(['private', 'supergroup']),
  title: v.string(),
  messages: v.array(Message),
  blocked: v.boolean(),
  contactButton: v.nullable(v.string()),
  answer: v.nullable(v.object({ text: v.string(), alert: v.boolean(), at: v.string() })),
});
