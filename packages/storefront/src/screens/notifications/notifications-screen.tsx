import type { Session } from '@dasturxon/core/auth';
import type { Notification } from '@dasturxon/core/content';
import { useLingui } from '@lingui/react/macro';
import { ActionBar } from '@dasturxon/ui/action-bar';
import { PageFrame } from '@dasturxon/ui/page-frame';
import { PrimaryButton } from '@dasturxon/ui/primary-button';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useAtomValue, useSetAtom } from 'jotai';

import { useApi } from '../../domains/session/api.ts';
import { notificationsQuery, readNotifications } from '../../domains/account/notifications.ts';
import { ACTIVE_ORDERS_REFRESH_MS } from '../../domains/orders/orders.ts';
import { NotificationList } from '../../features/notifications/notification-list.tsx';
import { failureText } from '../../i18n/labels/failure-text.ts';
import { useTitle } from '../../i18n/use-title.ts';
import { back, go } from '../../router/navigation.ts';
import { languageAtom } from '../../store/language.ts';
import { notifyAtom } from '../../store/notices.ts';
import { forCustomers } from '../for-customers.tsx';
import { Loaded } from '../loaded.tsx';
import { whenOn } from '../when-on.tsx';

/** The customer's notifications (SCR-14, SET-09). */
export const NotificationsScreen = whenOn('notifications', forCustomers('/notifications', Notifications));

function Notifications({ session }: { session: Session }) {
  const { t } = useLingui();
  const query = notificationsQuery(useApi(), session.user.id);
  const notifications = useQuery({ ...query, refetchInterval: ACTIVE_ORDERS_REFRESH_MS });
  const read = useRead(session.user.id);
  const unread = (notifications.data ?? []).filter(({ isRead }) => !isRead).map(({ id }) => id);
  useTitle(t`Notifications`);

  const open = ({ id, isRead, orderId }: Notification) => {
    if (!isRead) read([id]);
    if (orderId) go(`/profile/orders/${encodeURIComponent(orderId)}`);
  };

  return (
    <PageFrame
      title={t`Notifications`}
      backLabel={t`Back`}
      onBack={() => back('/profile')}
      footer={
        unread.length > 1 ? (
          <ActionBar>
            <PrimaryButton
              look={{ tone: 'quiet' }}
              onClick={() => read(unread)}
            >{t`Mark all as read`}</PrimaryButton>
          </ActionBar>
        ) : null
      }
    >
      <Loaded query={notifications}>
        {(list) => <NotificationList notifications={list} onOpen={open} />}
      </Loaded>
    </PageFrame>
  );
}

function useRead(userId: string) {
  const { i18n } = useLingui();
  const api = useApi();
  const cache = useQueryClient();
  const language = useAtomValue(languageAtom);
  const notify = useSetAtom(notifyAtom);
  return useMutation({
    mutationFn: (ids: readonly string[]) => readNotifications(api, cache, { userId, ids }),
    onError: (error) => notify({ text: failureText(i18n, language, error), tone: 'error' }),
  }).mutate;
}
