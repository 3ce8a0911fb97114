import { useLingui } from '@lingui/react/macro';
import { useSetAtom } from 'jotai';

import { useSignInFirst } from '../domains/account/sign-in-first.ts';
import { notifyAtom } from '../store/notices.ts';

/** For the pages of an order, placed or not: shows a guest why to sign in, and brings them back to `path`. */
export function useSignInToOrder(path: string): void {
  const { t } = useLingui();
  const notify = useSetAtom(notifyAtom);
  useSignInFirst(path, () => notify({ text: t`Sign in to order and to track your order.` }));
}
