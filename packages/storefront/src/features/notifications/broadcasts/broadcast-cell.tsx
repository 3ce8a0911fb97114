import { chooseBroadcasts, readBroadcastChoice, unwrap } from '@dasturxon/core/api';
import { useLingui } from '@lingui/react/macro';
import { Cell } from '@dasturxon/ui/cell-list';
import { BellIcon } from '@dasturxon/ui/icons';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useAtomValue, useSetAtom } from 'jotai';

import { useApi } from '../../../domains/session/api.ts';
import { failureText } from '../../../i18n/labels/failure-text.ts';
import { languageAtom } from '../../../store/language.ts';
import { notifyAtom } from '../../../store/notices.ts';

/** Ends the broadcasts of the brand's bot, or begins them again; messages about orders go on (BO-346). */
export function BroadcastCell({ userId }: { userId: string }) {
  const { t, i18n } = useLingui();
  const language = useAtomValue(languageAtom);
  const notify = useSetAtom(notifyAtom);
  const api = useApi();
  const cache = useQueryClient();
  const queryKey = ['broadcasts', userId];
  const { data } = useQuery({
    queryKey,
    queryFn: async ({ signal }) => unwrap(await api(readBroadcastChoice, { signal })),
  });
  const { mutate, isPending } = useMutation({
    mutationFn: async (isOn: boolean) => unwrap(await api(chooseBroadcasts, { body: { isOn } })),
    onSuccess: (choice) => cache.setQueryData(queryKey, choice),
    onError: (failure) => notify({ text: failureText(i18n, language, failure), tone: 'error' }),
  });
  if (!data?.hasBot) return null;
  return (
    <Cell
      icon={<BellIcon />}
      title={t`News and offers in Telegram`}
      description={data.isOn ? t`On: tap to turn off` : t`Off: tap to turn on`}
      onClick={isPending ? undefined : () => mutate(!data.isOn)}
    />
  );
}
