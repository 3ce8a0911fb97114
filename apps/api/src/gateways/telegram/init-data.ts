import { WirePhone } from '@dasturxon/core/kernel';
import * as v from 'valibot';

import { readSignedAnswer, type SignedAnswer } from './signed-answer.ts';

/** Clocks differ by so much at most (D28). */
export const SKEW_MS = 60_000;

const TelegramId = v.pipe(v.number(), v.safeInteger(), v.minValue(1));
const name = () => v.fallback(v.nullish(v.pipe(v.string(), v.trim(), v.maxLength(200)), null), null);

const TelegramUser = v.object({
  id: TelegramId,
  first_name: name(),
  last_name: name(),
  language_code: name(),
  is_bot: v.optional(v.literal(false)),
});
const Contact = v.object({
  user_id: TelegramId,
  phone_number: WirePhone,
  first_name: name(),
  last_name: name(),
});

/** The Telegram user of a launch. */
export type TelegramPerson = {
  telegramId: string;
  firstName: string | null;
  lastName: string | null;
  languageCode: string | null;
};
export type InitDataReading = SignedAnswer & { person: TelegramPerson };

/** Whose phone was shared; digits with a plus. */
export type SharedContact = SignedAnswer & { telegramId: string; phone: string; firstName: string | null };

export type Age = { now: Date; maxAgeMs: number };

/** Whether a signed string is from now: neither older than it may be nor from the future. */
export function isFresh({ signedAt }: Pick<SignedAnswer, 'signedAt'>, { now, maxAgeMs }: Age): boolean {
  const age = now.getTime() - signedAt.getTime();
  return age <= maxAgeMs && age >= -SKEW_MS;
}

function parseField<S extends v.GenericSchema>(schema: S, text: string | undefined): v.InferOutput<S> | null {
  try {
    const parsed = v.safeParse(schema, JSON.parse(text ?? 'null'));
    return parsed.success ? parsed.output : null;
  } catch {
    return null;
  }
}

/**
 * Verified init data of this bot; rejects a shared contact, which the same key signs (T17). Does not check the age.
 */
export function readInitData(raw: string, botToken: string): InitDataReading | null {
  const signed = readSignedAnswer(raw, botToken);
  if (!signed || signed.fields.has('contact')) return null;
  const user = parseField(TelegramUser, signed.fields.get('user'));
  if (!user) return null;
  const { id, first_name: firstName, last_name: lastName, language_code: languageCode } = user;
  return { ...signed, person: { telegramId: String(id), firstName, lastName, languageCode } };
}

/** A verified contact shared with this bot; rejects init data (T16, T17). Does not check the age. */
export function readSharedContact(raw: string, botToken: string): SharedContact | null {
  const signed = readSignedAnswer(raw, botToken);
  if (!signed || signed.fields.has('user')) return null;
  const contact = parseField(Contact, signed.fields.get('contact'));
  if (!contact) return null;
  const { user_id: id, phone_number: number, first_name: firstName } = contact;
  return { ...signed, telegramId: String(id), phone: `+${number.replace('+', '')}`, firstName };
}
