import { useLingui } from '@lingui/react/macro';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useAtomValue, useSetAtom } from 'jotai';

import { pushQuery, turnPushOff, turnPushOn } from '../../../domains/account/offers/push.ts';
import { useApi } from '../../../domains/session/api.ts';
import { sessionAtom } from '../../../domains/session/session.ts';
import { failureText } from '../../../i18n/labels/failure-text.ts';
import { languageAtom } from '../../../store/language.ts';
import { notifyAtom } from '../../../store/notices.ts';

/** The notifications of this device; undefined while that is not known, null where there can be none. */
export function usePush() {
  const { t, i18n } = useLingui();
  const language = useAtomValue(languageAtom);
  const notify = useSetAtom(notifyAtom);
  const api = useApi();
  const cache = useQueryClient();
  const query = pushQuery(api, useAtomValue(sessionAtom)?.user.id ?? '');
  const state = useQuery(query).data;
  const turning = useMutation({
    mutationFn: async (on: boolean) => {
      if (!on) await turnPushOff(api);
      return on && turnPushOn(api, { publicKey: state?.publicKey ?? '', language });
    },
    onSuccess: (isOn, wanted) => {
      if (isOn) notify({ text: t`Notifications are on`, tone: 'success' });
      else if (wanted)
        notify({ text: t`Notifications are blocked in the browser’s settings`, tone: 'error' });
      void cache.invalidateQueries({ queryKey: query.queryKey });
    },
    onError: (failure) => notify({ text: failureText(i18n, language, failure), tone: 'error' }),
  });
  return state && { isOn: state.isOn, isBusy: turning.isPending, turn: turning.mutate };
}
