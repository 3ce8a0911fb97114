import type { Api } from '@dasturxon/core/api';
import type { AuthAdapter } from '@dasturxon/core/auth';

/** Sign-in by phone and SMS code, by the clock of this device and with Telegram's init data there; loaded when somebody signs in. */
export async function phoneAuth(api: Api, initData: string | null = null): Promise<AuthAdapter> {
  const [{ smsAuth }, { sentCodes }] = await Promise.all([
    import('./sms-auth.ts'),
    import('./sent-codes.ts'),
  ]);
  return smsAuth(api, { now: () => new Date(), sent: sentCodes(), initData });
}
