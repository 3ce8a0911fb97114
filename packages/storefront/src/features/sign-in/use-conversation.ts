import { LOGIN_PATH } from '@dasturxon/core/paths';
import { useStore } from 'jotai';
import { useMemo } from 'react';

import { useDeps } from '../../hosts/deps.ts';
import { back, go, pathHere } from '../../router/navigation.ts';
import { type Conversation, conversationOf } from './conversation.ts';

/**
 * The sign-in of this page, and where its steps lead: to the code, over the phone, so that back comes to the phone
 * again; and back to it when it is done, from where it leads on (IMP-20).
 */
export function useConversation(): Conversation {
  const store = useStore();
  const deps = useDeps();
  return useMemo(
    () =>
      conversationOf({
        store,
        deps,
        onQuestion: () => {
          if (pathHere() !== '/login/confirm') go('/login/confirm');
        },
        onDone: () => {
          if (pathHere() === '/login/confirm') back(LOGIN_PATH);
        },
      }),
    [store, deps],
  );
}
