import type { Api } from '@dasturxon/core/api';
import type { AuthAdapter } from '@dasturxon/core/auth';

/** Loads the code of the sign-in by SMS. Rejects when a file cannot be loaded. */
export const loadPhoneAuth = () => Promise.all([import('./sms-auth.ts'), import('./sent-codes.ts')]);

/** Sign-in by phone and SMS code, with the device's clock and, in Telegram, its init data; loaded on demand. */
export async function phoneAuth(api: Api, initData: string | null = null): Promise<AuthAdapter> {
  const [{ smsAuth }, { sentCodes }] = await loadPhoneAuth();
  return smsAuth(api, { now: () => new Date(), sent: sentCodes(), initData });
}
