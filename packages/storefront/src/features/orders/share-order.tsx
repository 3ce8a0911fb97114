import { endSharing, type OrderDetails, shareOrder, unwrap } from '@dasturxon/core/api';
import { useLingui } from '@lingui/react/macro';
import { ShareIcon } from '@dasturxon/ui/icons';
import { PrimaryButton } from '@dasturxon/ui/primary-button';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useAtomValue, useSetAtom } from 'jotai';

import { orderQuery } from '../../domains/orders/orders.ts';
import { SHARE_PARAM } from '../../domains/orders/share-param.ts';
import { useApi } from '../../domains/session/api.ts';
import { useDeps } from '../../hosts/deps.ts';
import { failureText } from '../../i18n/labels/failure-text.ts';
import { languageAtom } from '../../store/language.ts';
import { notifyAtom } from '../../store/notices.ts';

type ShareOrderProps = { order: Pick<OrderDetails, 'id' | 'isShared' | 'number'> };

/** Shares an order that is under way as a link for people who are not signed in, and ends that link (B37). */
export function ShareOrder({ order }: ShareOrderProps) {
  const { t } = useLingui();
  const { share, end, isBusy } = useSharing(order);
  return (
    <>
      <PrimaryButton
        look={{ tone: 'quiet' }}
        before={<ShareIcon />}
        busy={isBusy}
        busyLabel={t`Loading`}
        onClick={share}
      >
        {t`Share the order`}
      </PrimaryButton>
      {order.isShared ? (
        <PrimaryButton look={{ tone: 'quiet' }} onClick={end}>
          {t`End the shared link`}
        </PrimaryButton>
      ) : null}
    </>
  );
}

function useSharing(order: ShareOrderProps['order']) {
  const { id } = order;
  const { t, i18n } = useLingui();
  const language = useAtomValue(languageAtom);
  const notify = useSetAtom(notifyAtom);
  const deps = useDeps();
  const api = useApi();
  const cache = useQueryClient();
  const params = { id };
  const again = () => cache.invalidateQueries(orderQuery(api, id));
  const fail = (error: unknown) => notify({ text: failureText(i18n, language, error), tone: 'error' });
  const sharing = useMutation({
    mutationFn: async () => unwrap(await api(shareOrder, { params })),
    onSuccess: async ({ mark }) => {
      void again();
      const path = `/profile/orders/${id}?${SHARE_PARAM}=${mark}`;
      const became = await deps.share({ title: t`Order № ${order.number}`, path });
      if (became === 'copied') notify({ text: t`The link is copied`, tone: 'success' });
    },
    onError: fail,
  });
  const ending = useMutation({
    mutationFn: async () => unwrap(await api(endSharing, { params })),
    onSuccess: () => {
      void again();
      notify({ text: t`This link has ended`, tone: 'success' });
    },
    onError: fail,
  });
  return {
    share: () => sharing.mutate(),
    end: () => ending.mutate(),
    isBusy: sharing.isPending,
  };
}
