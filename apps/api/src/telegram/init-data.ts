import { createHmac } from 'node:crypto';

import { ok, refuse, type Result } from '@dasturxon/core/kernel';
import * as v from 'valibot';

import { equalInConstantTime } from '../secrets.ts';

/** Init data is good for an hour after Telegram signed it (D28, T15). */
export const INIT_DATA_MAX_AGE_S = 3600;
const FUTURE_SKEW_S = 60;
/** Ten characters are what Telegram sends when it has none (SES-05). */
const SHORTEST = 11;
const LONGEST = 4096;

/** A person as Telegram names them. */
export const TelegramUser = v.object({
  id: v.pipe(v.number(), v.safeInteger(), v.minValue(1)),
  first_name: v.optional(v.string(), ''),
  last_name: v.optional(v.string(), ''),
  language_code: v.optional(v.string(), ''),
});
export type TelegramUser = v.InferOutput<typeof TelegramUser>;

/** A shared contact. */
export const TelegramContact = v.object({
  user_id: v.pipe(v.number(), v.safeInteger(), v.minValue(1)),
  phone_number: v.string(),
  first_name: v.optional(v.string(), ''),
  last_name: v.optional(v.string(), ''),
});
export type TelegramContact = v.InferOutput<typeof TelegramContact>;

export type InitDataRefusal = { code: 'messenger.initDataInvalid' | 'messenger.initDataExpired' };

type Check = { botToken: string; now: Date };

/** Decoded pairs; null when a name comes twice, which two readers could read differently. */
function pairsOf(raw: string): Map<string, string> | null {
  const pairs = new Map<string, string>();
  for (const [name, value] of new URLSearchParams(raw)) {
    if (pairs.has(name)) return null;
    pairs.set(name, value);
  }
  return pairs;
}

function isSigned(pairs: ReadonlyMap<string, string>, botToken: string): boolean {
  const text = [...pairs]
    .filter(([name]) => name !== 'hash')
    .map(([name, value]) => `${name}=${value}`)
    .sort()
    .join('\n');
  const secret = createHmac('sha256', 'WebAppData').update(botToken).digest();
  return equalInConstantTime(
    createHmac('sha256', secret).update(text).digest('hex'),
    pairs.get('hash') ?? '',
  );
}

/** The signed pairs with the second they were signed in; null for what is malformed or changed. */
function verified(raw: string, botToken: string): { pairs: Map<string, string>; authDate: number } | null {
  if (raw.length < SHORTEST || raw.length > LONGEST || botToken === '') return null;
  const pairs = pairsOf(raw);
  const authDate = pairs?.get('auth_date') ?? '';
  return pairs && /^\d{1,12}$/.test(authDate) && isSigned(pairs, botToken)
    ? { pairs, authDate: Number(authDate) }
    : null;
}

/** What Telegram signed with this bot's token, when it is well-formed, unchanged and fresh (T14). */
function readSigned(raw: string, { botToken, now }: Check): Result<Map<string, string>, InitDataRefusal> {
  const signed = verified(raw, botToken);
  const age = now.getTime() / 1000 - (signed?.authDate ?? 0);
  if (!signed || age < -FUTURE_SKEW_S) return refuse('messenger.initDataInvalid');
  return age > INIT_DATA_MAX_AGE_S ? refuse('messenger.initDataExpired') : ok(signed.pairs);
}

function parsed<T>(schema: v.GenericSchema<unknown, T>, json: string | undefined): T | null {
  try {
    const answer = v.safeParse(schema, JSON.parse(json ?? ''));
    return answer.success ? answer.output : null;
  } catch {
    return null;
  }
}

/** The user of a launch. A shared contact is signed the same way and is no launch (T17). */
export function readInitData(raw: string, check: Check): Result<TelegramUser, InitDataRefusal> {
  const signed = readSigned(raw, check);
  if (!signed.ok) return signed;
  const user = signed.value.has('contact') ? null : parsed(TelegramUser, signed.value.get('user'));
  return user ? ok(user) : refuse('messenger.initDataInvalid');
}

/** The contact of a signed answer to requestContact. A launch is no contact (T17). */
export function readContact(raw: string, check: Check): Result<TelegramContact, InitDataRefusal> {
  const signed = readSigned(raw, check);
  if (!signed.ok) return signed;
  const contact = signed.value.has('user') ? null : parsed(TelegramContact, signed.value.get('contact'));
  return contact ? ok(contact) : refuse('messenger.initDataInvalid');
}
