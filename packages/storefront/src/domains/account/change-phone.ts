import {
  type Api,
  requestPhoneChange as requestPhoneChangeEndpoint,
  unwrap,
  verifyPhoneChange as verifyPhoneChangeEndpoint,
} from '@dasturxon/core/api';
import { CODE_LIFE_SECONDS, type PhoneVerification, Profile } from '@dasturxon/core/auth';
import * as v from 'valibot';

import { apiOf } from '../session/api.ts';
import { sessionAtom } from '../session/session.ts';
import { scopeAtom } from '../../store/storage.ts';
import { textsOf } from './device-texts.ts';
import { keepUser } from './device-accounts.ts';
import { meQuery } from './me.ts';
import { cacheOf } from '../session/query-cache.ts';
import type { Store } from '../../store/store.ts';

const profileKey = (store: Store) => `${store.get(scopeAtom)}profile`;

/** Keeps what the last change of number answered, so that a page that opens anew still takes the code (ENT-48). */
export function keepPhoneChange(store: Store, updateNumber: PhoneVerification | null): void {
  const user = store.get(sessionAtom)?.user;
  const profile = v.parse(Profile, { id: user?.id, phone: user?.phone, updateNumber });
  textsOf(store).write(profileKey(store), JSON.stringify(profile));
}

/** This customer's open phone change whose code is still valid; null otherwise. */
export function keptPhoneChange(store: Store, now: Date): PhoneVerification | null {
  try {
    const { id, updateNumber } = v.parse(Profile, JSON.parse(textsOf(store).read(profileKey(store)) ?? '{}'));
    const sentAt = Date.parse(updateNumber?.timestamp ?? '');
    const isAlive = now.getTime() - sentAt < CODE_LIFE_SECONDS * 1000;
    return id === store.get(sessionAtom)?.user.id && isAlive ? updateNumber : null;
  } catch {
    return null;
  }
}

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
  keepPhoneChange(store, null);
  cacheOf(store).setQueryData(meQuery(api, user.id).queryKey, user);
}
