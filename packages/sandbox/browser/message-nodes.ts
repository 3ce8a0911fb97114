import type { Chat, Message, Piece } from './chat-scene.ts';
import { element, timeOf } from './dom.ts';

/** Telegram makes a phone in full a link by itself. */
function plainText(text: string): Node[] {
  return text.split(/(\+\d{9,15})/).map((part, at) => {
    if (at % 2 === 0) return document.createTextNode(part);
    const link = element('a', '', part);
    link.href = `tel:${part}`;
    return link;
  });
}

/** The nodes of one piece of a message's text. Only web addresses become links. */
export function toNodes({ text, tag, href }: Piece): Node[] {
  if (tag === 'a' && href && /^https?:/.test(href)) {
    const link = element('a', '', text);
    link.href = href;
    link.rel = 'noreferrer';
    link.target = '_blank';
    return [link];
  }
  return tag && tag !== 'a' ? [element(tag, '', text)] : plainText(text);
}

/** The first line of the message that a message replies to. */
export function quoteOf(chat: Chat, message: Message): HTMLElement | null {
  const replied = chat.messages.find((one) => one.messageId === message.replyTo);
  const text = replied?.pieces.map((piece) => piece.text).join('');
  return text === undefined ? null : element('div', 'quote', text.split('\n')[0]);
}

/** When a message was sent or last edited. */
export function timeLine({ at, editedAt }: Message): HTMLElement {
  return element('span', 'when', (editedAt ? 'edited ' : '') + timeOf(editedAt ?? at));
}
