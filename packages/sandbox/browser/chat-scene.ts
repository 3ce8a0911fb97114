/** A piece of a message's text, with the tag that Telegram draws it in. */
export type Piece = { text: string; tag?: 'a' | 'b' | 'i' | 'u' | 's' | 'code'; href?: string };
export type Button = { text: string; callback_data?: string; web_app?: { url: string } };
export type Message = {
  messageId: number;
  from: { id: number; first_name: string } | null;
  pieces: Piece[];
  buttons: Button[][];
  replyTo?: number | null;
  at: string;
  editedAt?: string | null;
};
export type Chat = {
  id: number;
  messages: Message[];
  blocked?: boolean;
  contactButton?: string | null;
  answer?: { text?: string | null; at: string } | null;
};
type Person = { id: number; first_name: string; last_name?: string };
/** What `/sandbox/api/telegram/chats` answers of one brand. */
export type Scene = {
  bot: string;
  guest: Person;
  pressers: Person[];
  /** The brand's group first, then those of branches. */
  groups: { id: number; title: string }[];
  chats: Chat[];
};

/** Groups have negative ids. */
export const isGroup = ({ id }: Chat): boolean => id < 0;
