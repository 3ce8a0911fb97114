import { ApiError } from '@dasturxon/core/api';
import type { AuthPrompt, Session } from '@dasturxon/core/auth';

import type { Deps } from '../../hosts/deps.ts';
import { sessionAtom } from '../session/session.ts';
import { apiOf } from '../session/api.ts';
import { enterSession } from './begin-session.ts';
import type { Store } from '../../store/store.ts';

/** What a sign-in without a prompt needs. */
export type SilentSignIn = { store: Store; deps: Pick<Deps, 'knowsCustomers' | 'loadAuth'> };

/** Stores a new session of the signed-in customer; false for none and for another customer's. */
function renew(store: Store, session: Session | null): boolean {
  if (session === null || session.user.id !== store.get(sessionAtom)?.user.id) return false;
  enterSession(store, session);
  return true;
}

/**
 * Opens a new session of the same customer by the host's data, without a prompt; false if the host has no user,
 * another one, or fails. For calls that need a session opened a moment ago.
 */
export async function renewSilently({ store, deps }: SilentSignIn): Promise<boolean> {
  if (!deps.knowsCustomers) return false;
  try {
    const auth = await deps.loadAuth(apiOf(store));
    return renew(store, await auth.restore({ wasRefused: true }));
  } catch {
    return false;
  }
}

/** The same by a code to the customer's current phone. Rejects with AuthDeclined and ApiError as a sign-in does. */
export async function renewByCode(
  { store, deps }: SilentSignIn,
  { askCode, channel }: Pick<AuthPrompt, 'askCode' | 'channel'>,
): Promise<void> {
  const phone = store.get(sessionAtom)?.user.phone ?? '';
  const auth = await deps.loadAuth(apiOf(store));
  const session = await auth.signIn({ typesPhone: true, channel, askPhone: async () => phone, askCode });
  if (!renew(store, session)) throw new ApiError({ code: 'forbidden', status: 403 });
}
