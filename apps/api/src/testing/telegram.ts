import { signatureOf } from '../gateways/telegram/signed-answer.ts';

/** A bot of no one. */
export const BOT_TOKEN = '7000000001:AAEexampleTokenForTests_do_not_use_0001';
/** Another brand's. */
export const OTHER_TOKEN = '7342037359:AAFZehRPBRs8Seg40oDjTMIW8uTGPuW1zfQ';

/** Signs fields as Telegram does for a bot. */
export function signFor(botToken: string, fields: Record<string, string>): string {
  const hash = signatureOf(new Map(Object.entries(fields)), botToken).toString('hex');
  return Object.entries({ ...fields, hash })
    .map(([name, value]) => `${name}=${encodeURIComponent(value)}`)
    .join('&');
}

type Launch = { userId?: number; now: Date; firstName?: string; language?: string; botToken?: string };

/** Init data of a user who opens the mini-app at `now`; every call is a separate launch. */
export function anInitData({ userId = 99_281_932, now, firstName = 'Aziza', ...given }: Launch): string {
  const user = { id: userId, first_name: firstName, language_code: given.language ?? 'uz' };
  return signFor(given.botToken ?? BOT_TOKEN, {
    user: JSON.stringify(user),
    chat_instance: crypto.randomUUID(),
    auth_date: String(Math.floor(now.getTime() / 1000)),
  });
}

/** The answer of `requestContact` at `now`. */
export function aContact(about: { userId?: number; phone: string; now: Date; botToken?: string }): string {
  const contact = { user_id: about.userId ?? 99_281_932, phone_number: about.phone, first_name: 'Aziza' };
  return signFor(about.botToken ?? BOT_TOKEN, {
    contact: JSON.stringify(contact),
    auth_date: String(Math.floor(about.now.getTime() / 1000)),
  });
}
