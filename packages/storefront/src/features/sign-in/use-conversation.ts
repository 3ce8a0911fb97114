import { useStore } from 'jotai';
import { useMemo } from 'react';

import { goBackAfterSignIn } from '../../data/sign-in-first.ts';
import { useDeps } from '../../deps.ts';
import { go, pathHere } from '../../router/navigation.ts';
import { type Conversation, conversationOf } from './conversation.ts';

/** The sign-in of this page, and where its steps lead: to the code, then back to where the guest was (IMP-20). */
export function useConversation(): Conversation {
  const store = useStore();
  const deps = useDeps();
  return useMemo(
    () =>
      conversationOf({
        store,
        deps,
        onQuestion: () => {
          if (pathHere() !== '/login/confirm') go('/login/confirm', { replace: true });
        },
        onDone: () => goBackAfterSignIn(store),
      }),
    [store, deps],
  );
}
