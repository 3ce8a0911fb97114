import type { Session } from '@dasturxon/core/auth';
import { useLingui } from '@lingui/react/macro';
import { useAtomValue, useSetAtom } from 'jotai';
import type { ComponentType } from 'react';

import type { Screen } from '../app/routes/routes.ts';
import { useSignInFirst } from '../domains/account/sign-in-first.ts';
import { notifyAtom } from '../store/notices.ts';
import { sessionAtom } from '../domains/session/session.ts';

/** A screen for signed-in customers: a guest is asked to sign in, and returns after it (SES-12). */
export function forCustomers(path: string, Inner: ComponentType<{ session: Session }>): Screen {
  return function CustomerScreen() {
    const { t } = useLingui();
    const session = useAtomValue(sessionAtom);
    const notify = useSetAtom(notifyAtom);
    useSignInFirst(path, () => notify({ text: t`Sign in to see your details.` }));
    return session ? <Inner session={session} /> : null;
  };
}
