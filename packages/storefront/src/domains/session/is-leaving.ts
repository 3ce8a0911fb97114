import { atom } from 'jotai';

import { expiredTokenAtom } from './expired-token.ts';
import { sessionAtom } from './session.ts';

/**
 * Whether the token in use was rejected: the customer is about to be signed out or in again, with a message there.
 */
export const isLeavingAtom = atom((get) => {
  const expired = get(expiredTokenAtom);
  return expired !== null && get(sessionAtom)?.token === expired;
});
