import { joinGroup, startGroup, unwrap } from '@dasturxon/core/api';
import type { GROUP_MINUTES, GroupPays } from '@dasturxon/core/group';
import { useLingui } from '@lingui/react/macro';
import { useMutation } from '@tanstack/react-query';
import { useAtomValue, useSetAtom, useStore } from 'jotai';
import { useState } from 'react';

import { groupOrderAtom } from '../../domains/group/group.ts';
import { groupAtom } from '../../domains/group/membership.ts';
import { useApi } from '../../domains/session/api.ts';
import { sessionAtom } from '../../domains/session/session.ts';
import { failureText } from '../../i18n/labels/failure-text.ts';
import { go } from '../../router/navigation.ts';
import { languageAtom } from '../../store/language.ts';
import { notifyAtom } from '../../store/notices.ts';
import { linesOf } from './group-session.ts';

/** The link by which a person joins; null for one who starts a group. */
export type GroupLink = { id: string; mark: string };

/** Starts or joins a group order with what is in the basket as the first part. */
export function useGroupForm(link: GroupLink | null) {
  const { i18n } = useLingui();
  const store = useStore();
  const language = useAtomValue(languageAtom);
  const notify = useSetAtom(notifyAtom);
  const api = useApi();
  const [name, setName] = useState(useAtomValue(sessionAtom)?.user.firstName ?? '');
  const [minutes, setMinutes] = useState<(typeof GROUP_MINUTES)[number]>(30);
  const [pays, setPays] = useState<GroupPays>('HOST');
  const send = useMutation({
    mutationFn: async () => {
      const body = { name: name.trim(), lines: linesOf(store) };
      return unwrap(
        link
          ? await api(joinGroup, { params: link, body })
          : await api(startGroup, { body: { ...body, minutes, pays } }),
      );
    },
    onSuccess: (membership) => {
      store.set(groupOrderAtom, null);
      store.set(groupAtom, membership);
      if (link) go('/basket', { replace: true });
    },
    onError: (failure) => notify({ tone: 'error', text: failureText(i18n, language, failure) }),
  });
  return {
    name,
    setName,
    minutes,
    setMinutes,
    pays,
    setPays,
    isComplete: name.trim() !== '',
    isBusy: send.isPending,
    send: () => send.mutate(),
  };
}
