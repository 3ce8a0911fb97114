import type { Api } from '@dasturxon/core/api';
import type { AuthAdapter } from '@dasturxon/core/auth';

/** Loads the code of the sign-in by SMS. Rejects when a file cannot be loaded. */
export const loadPhoneAuth = () => Promise.all([import('./sms-auth.ts'), import('./sent-codes.ts')]);

/** Sign-in by phone and SMS code, by the clock of this device and with Telegram's init data there; loaded when somebody signs in. */
export async function phoneAuth(api: Api, initData: string | null = null): Promise<AuthAdapter> {
  const [{ smsAuth }, { sentCodes }] = await loadPhoneAuth();
  return smsAuth(api, { now: () => new Date(), sent: sentCodes(), initData });
}
