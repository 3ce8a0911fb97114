import type { Api } from '@dasturxon/core/api';
import type { AuthAdapter } from '@dasturxon/core/auth';

import { lazyModule } from '../lazy/lazy-module.ts';

const smsAuthModule = lazyModule(() => import('./sms-auth.ts'));
const sentCodesModule = lazyModule(() => import('./sent-codes.ts'));

/** Loads the code of the sign-in by SMS. Rejects when a file cannot be loaded. */
export const loadPhoneAuth = () => Promise.all([smsAuthModule.load(), sentCodesModule.load()]);

/** Sign-in by phone and SMS code, with the device's clock and, in Telegram, its init data; loaded on demand. */
export async function phoneAuth(api: Api, initData: string | null = null): Promise<AuthAdapter> {
  const [{ smsAuth }, { sentCodes }] = await loadPhoneAuth();
  return smsAuth(api, { now: () => new Date(), sent: sentCodes(), initData });
}
