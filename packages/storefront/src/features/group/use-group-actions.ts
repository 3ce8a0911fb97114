import { coverGroup, moveGroup, removeGroupMember, unwrap } from '@dasturxon/core/api';
import { type GroupOrder, wholeBasket } from '@dasturxon/core/group';
import { useLingui } from '@lingui/react/macro';
import { useMutation } from '@tanstack/react-query';
import { useAtomValue, useSetAtom, useStore } from 'jotai';

import { askToSignIn } from '../../domains/account/sign-in-first.ts';
import { groupOrderAtom, groupPath } from '../../domains/group/group.ts';
import { groupAtom, type Membership } from '../../domains/group/membership.ts';
import { useApi } from '../../domains/session/api.ts';
import { sessionAtom } from '../../domains/session/session.ts';
import { useDeps } from '../../hosts/deps.ts';
import { failureText } from '../../i18n/labels/failure-text.ts';
import { go } from '../../router/navigation.ts';
import { languageAtom } from '../../store/language.ts';
import { notifyAtom } from '../../store/notices.ts';
import { groupSession, replaceBasket } from './group-session.ts';

type Act = { to: 'OPEN' | 'LOCKED' | 'CANCELED' } | { remove: string } | { cover: true };

/** What people do with a group: share it, get ready, and, as its host, close it and go to checkout. */
export function useGroupActions(membership: Membership, group: GroupOrder) {
  const { t, i18n } = useLingui();
  const store = useStore();
  const language = useAtomValue(languageAtom);
  const notify = useSetAtom(notifyAtom);
  const deps = useDeps();
  const api = useApi();
  const session = groupSession(store, membership);
  const { id } = group;
  const act = useMutation({
    mutationFn: async (what: Act) => {
      if ('to' in what) return unwrap(await api(moveGroup, { params: { id }, body: what }));
      if ('cover' in what) return unwrap(await api(coverGroup, { params: { id } }));
      return unwrap(await api(removeGroupMember, { params: { id, memberId: what.remove } }));
    },
    onSuccess: (after, what) => {
      if (!('to' in what) || what.to !== 'LOCKED') return session.receive(after);
      // From here on the basket is everyone's, and checkout orders it as any other.
      store.set(groupAtom, { ...membership, holdsAll: true });
      replaceBasket(store, wholeBasket(after.members));
      session.receive(after);
      go('/checkout');
    },
    onError: (failure) => notify({ tone: 'error', text: failureText(i18n, language, failure) }),
  });
  const asHost = (what: Act) => (store.get(sessionAtom) ? act.mutate(what) : askToSignIn(store, '/basket'));
  const copied = () => notify({ text: t`The link is copied`, tone: 'success' });
  const path = groupPath(membership);
  const share = async () => {
    if ((await deps.share({ title: t`Order together`, path })) === 'copied') copied();
  };
  return {
    isBusy: act.isPending,
    share: () => void share(),
    /** A link that opens in any browser: not everyone has the app around this page. */
    copy: () => void navigator.clipboard.writeText(location.origin + path).then(copied, share),
    setDone: (isDone: boolean) => void session.push(isDone),
    checkOut: async () => {
      // The last taps are part of what is closed.
      await session.push(true);
      asHost({ to: 'LOCKED' });
    },
    reopen: () => asHost({ to: 'OPEN' }),
    cancel: () => asHost({ to: 'CANCELED' }),
    cover: () => asHost({ cover: true }),
    remove: (memberId: string) => asHost({ remove: memberId }),
    leave: () => {
      store.set(groupAtom, null);
      store.set(groupOrderAtom, null);
      // The address may still invite to the group, as after a payment.
      go('/basket', { replace: true });
    },
  };
}
