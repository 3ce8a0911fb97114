import * as v from 'valibot';

import { type Language, LANGUAGES } from '../kernel/language.ts';
import { LocalizedText, localize } from '../kernel/localized-text.ts';
import { Id, Instant, orNull } from '../kernel/wire.ts';
import { HttpsLink, PicturePath } from '../merchant/setting-values.ts';

/** The longest text of one language in characters: with the name of the brand it is within one message of Telegram. */
export const LONGEST_BROADCAST = 1_000;
const LONGEST_BUTTON = 40;
/** A guest gets one broadcast of a brand in so many days. */
export const DAYS_BETWEEN = 7;

const Text = v.pipe(
  LocalizedText,
  v.check((text) => LANGUAGES.every((one) => (text[one] ?? '').length <= LONGEST_BROADCAST)),
);
const ButtonText = v.pipe(
  LocalizedText,
  v.check((text) => LANGUAGES.every((one) => (text[one] ?? '').length <= LONGEST_BUTTON)),
);

/** What is sent: guests read it in their language, else in the main one. */
export const BroadcastMessage = v.strictObject({
  text: v.pipe(
    Text,
    v.check((text) => localize(text, 'ru').trim() !== ''),
  ),
  image: v.nullable(PicturePath),
  /** Leads to a link, or without one to the storefront. */
  button: v.nullable(v.strictObject({ text: ButtonText, url: v.nullable(HttpsLink) })),
});
export type BroadcastMessage = v.InferOutput<typeof BroadcastMessage>;

const Days = v.pipe(v.number(), v.safeInteger(), v.minValue(1), v.maxValue(3_650));

/** Which guests of the bot get it. */
export const AUDIENCE_KINDS = ['ALL', 'ORDERED', 'NOT_ORDERED'] as const;

/** Who gets it of all guests of the bot who did not opt out: by their last order, and by language; none is all. */
export const BroadcastAudience = v.strictObject({
  kind: v.picklist(AUDIENCE_KINDS),
  /** The days of ORDERED and NOT_ORDERED. */
  days: Days,
  languages: v.pipe(v.array(v.picklist(LANGUAGES)), v.maxLength(LANGUAGES.length)),
});
export type BroadcastAudience = v.InferOutput<typeof BroadcastAudience>;

/** PLANNED waits for its time, SENDING goes on, DONE and CANCELED are over. */
export const BROADCAST_STATES = ['PLANNED', 'SENDING', 'DONE', 'CANCELED'] as const;

/**
 * What became of one message: UNKNOWN was being sent when a server died, so it is not sent again; LATELY means that the guest had
 * another broadcast within `DAYS_BETWEEN`.
 */
export const RECIPIENT_STATES = [
  'WAITING',
  'SENDING',
  'SENT',
  'BLOCKED',
  'OPTED_OUT',
  'LATELY',
  'FAILED',
  'UNKNOWN',
] as const;
/** How far a broadcast is with one guest (BO-345). */
export type RecipientState = (typeof RECIPIENT_STATES)[number];

const Count = v.pipe(v.number(), v.safeInteger(), v.minValue(0));

/** A broadcast as the back office shows it, with how many messages are in each state. */
export const Broadcast = v.object({
  id: Id,
  state: v.picklist(BROADCAST_STATES),
  message: v.object({
    text: LocalizedText,
    image: orNull(v.string()),
    button: orNull(v.object({ text: LocalizedText, url: orNull(v.string()) })),
  }),
  audience: v.object({ kind: v.picklist(AUDIENCE_KINDS), days: v.number(), languages: v.array(v.string()) }),
  /** When it begins, after quiet hours. */
  startsAt: Instant,
  finishedAt: orNull(Instant),
  by: orNull(v.string()),
  counts: v.record(v.picklist(RECIPIENT_STATES), v.optional(Count, 0)),
});
export type Broadcast = v.InferOutput<typeof Broadcast>;

/** The last broadcasts, newest first, with what a new one is written with. */
export const Broadcasts = v.object({
  /** Languages that guests choose from, in the order of their chooser. */
  languages: v.array(v.picklist(LANGUAGES)),
  hasBot: v.boolean(),
  broadcasts: v.array(Broadcast),
});
export type Broadcasts = v.InferOutput<typeof Broadcasts>;

/** A text of a broadcast in a guest's language, else in the brand's main one. */
export const broadcastText = (text: LocalizedText, language: Language, main: Language): string =>
  localize(text, language, main).trim();
