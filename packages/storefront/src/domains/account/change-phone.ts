import {
  type Api,
  requestPhoneChange as requestPhoneChangeEndpoint,
  unwrap,
  verifyPhoneChange as verifyPhoneChangeEndpoint,
} from '@dasturxon/core/api';
import type { PhoneVerification } from '@dasturxon/core/auth';

import { apiOf } from '../session/api.ts';
import { keepUser } from './held-sessions.ts';
import { meQuery } from './me.ts';
import { cacheOf } from '../session/query-cache.ts';
import type { Store } from '../../store/store.ts';

/** Asks for a code to a customer's new phone (API-15). */
export const requestPhoneChange = async (api: Api, phone: string): Promise<PhoneVerification> =>
  unwrap(await api(requestPhoneChangeEndpoint, { body: { phone } }));

/** Proves the new phone by its code, and keeps it on this device (API-16). */
export async function verifyPhoneChange(
  store: Store,
  asked: { verification: PhoneVerification; phone: string; code: string },
): Promise<void> {
  const { verification, phone, code } = asked;
  const api = apiOf(store);
  const user = unwrap(await api(verifyPhoneChangeEndpoint, { body: { ...verification, phone, code } }));
  keepUser(store, user);
  cacheOf(store).setQueryData(meQuery(api, user.id).queryKey, user);
}
