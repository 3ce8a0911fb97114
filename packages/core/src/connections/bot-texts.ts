import * as v from 'valibot';

import { type Language, LANGUAGES } from '../kernel/language.ts';
import { listOf, orNull } from '../kernel/wire.ts';

/** The texts of the bot to guests that an owner may change. */
export const GUEST_BOT_TEXTS = [
  'start.welcome',
  'button.menu',
  'now.CREATED',
  'now.AT_TIME',
  'now.ACCEPTED',
  'now.COOKING',
  'now.DONE',
  'now.DONE.PICK_UP',
  'now.DONE.DINE_IN',
  'now.ATTACHED',
  'now.ON_WAY',
  'now.ARRIVED',
  'now.DELIVERED',
  'now.CLOSED',
  'now.CLOSED.PICK_UP',
  'now.LATE',
  'now.CANCELED',
  'phone.ask',
  'phone.thanks',
  'orders.title',
  'orders.none',
] as const;
/** A text of the bot to guests. */
export type GuestBotText = (typeof GUEST_BOT_TEXTS)[number];

/** The longest texts, in characters: Telegram cuts the button beside the text field. */
const LONGEST = { button: 30, message: 300 } as const;

const PLACEHOLDER = /\{(\w+)\}/g;

/** The names in braces that values replace, each once, in the order of the alphabet. */
export const placeholdersOf = (text: string): string[] =>
  [...new Set([...text.matchAll(PLACEHOLDER)].map(([, name]) => name!))].toSorted();

/** A text with its values. A name without a value stays as it is written. */
export const filledText = (text: string, values: Readonly<Record<string, string>>): string =>
  text.replaceAll(PLACEHOLDER, (whole, name: string) =>
    Object.hasOwn(values, name) ? values[name]! : whole,
  );

/** Why an own text cannot take the place of the usual one: it is too long, or its placeholders are others. */
export function botTextProblem(
  key: GuestBotText,
  { own, usual }: { own: string; usual: string },
): 'tooLong' | 'placeholders' | null {
  if (own.length > (key === 'button.menu' ? LONGEST.button : LONGEST.message)) return 'tooLong';
  return placeholdersOf(own).join() === placeholdersOf(usual).join() ? null : 'placeholders';
}

/** A text per language. */
export const TextsByLanguage = v.record(
  v.picklist(LANGUAGES),
  v.pipe(v.string(), v.trim(), v.maxLength(LONGEST.message)),
);
export type TextsByLanguage = Partial<Record<Language, string>>;

/** The own texts of a brand's bot, by message. */
export type OwnBotTexts = Partial<Record<GuestBotText, TextsByLanguage>>;

/** An address that Telegram opens: https. */
export const MenuUrl = v.pipe(v.string(), v.trim(), v.maxLength(500), v.url(), v.startsWith('https://'));

/** What an owner may change of the bot's texts: the button's address, and the texts with the usual ones beside. */
export const BotTexts = v.object({
  /** Null: the brand's own storefront. */
  menuUrl: orNull(v.string()),
  storefrontUrl: orNull(v.string()),
  texts: listOf(
    v.object({
      key: v.picklist(GUEST_BOT_TEXTS),
      usual: v.record(v.picklist(LANGUAGES), v.string()),
      own: v.record(v.picklist(LANGUAGES), v.string()),
    }),
  ),
});
export type BotTexts = v.InferOutput<typeof BotTexts>;
