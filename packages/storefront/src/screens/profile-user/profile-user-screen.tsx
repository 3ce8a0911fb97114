import type { Session } from '@dasturxon/core/auth';
import { useLingui } from '@lingui/react/macro';
import { PageFrame } from '@dasturxon/ui/page-frame';
import { SectionCard } from '@dasturxon/ui/section-card';
import { useQuery } from '@tanstack/react-query';
import { useSetAtom } from 'jotai';
import { Suspense } from 'react';

import { useApi } from '../../domains/session/api.ts';
import { meQuery } from '../../domains/account/me.ts';
import { DeleteAccount } from '../../features/profile/delete-account.tsx';
import { DownloadOwnData } from '../../features/profile/download-own-data.tsx';
import { Devices } from '../../features/profile/devices.tsx';
import { ProfileForm } from '../../features/profile/profile-form.tsx';
import { canPush } from '../../domains/account/offers/can-push.ts';
import { useDeps } from '../../hosts/deps.ts';
import { lazyWithMessages } from '../../i18n/lazy-messages.tsx';
import { useTitle } from '../../i18n/use-title.ts';
import { back } from '../../router/navigation.ts';
import { notifyAtom } from '../../store/notices.ts';
import { forCustomers } from '../for-customers.tsx';
import { Loaded } from '../loaded.tsx';

const PushCell = lazyWithMessages(
  () => import('../../features/notifications/push/push-cell.tsx'),
  (module) => module.PushCell,
);

const BroadcastCell = lazyWithMessages(
  () => import('../../features/notifications/broadcasts/broadcast-cell.tsx'),
  (module) => module.BroadcastCell,
);

/** The customer's own details (RT-26), a copy of their data (PRIV-02), and account deletion (SES-15). */
export const ProfileUserScreen = forCustomers('/profile/user', ProfileUser);

function ProfileUser({ session }: { session: Session }) {
  const { t } = useLingui();
  const { shell } = useDeps();
  const notify = useSetAtom(notifyAtom);
  const me = useQuery(meQuery(useApi(), session.user.id));
  useTitle(t`My details`);
  return (
    <PageFrame title={t`My details`} backLabel={t`Back`} onBack={() => back('/profile')}>
      <Loaded query={me}>
        {(user) => (
          <ProfileForm user={user} onSaved={() => notify({ text: t`Saved`, tone: 'success' })}>
            <Devices userId={user.id} />
            <SectionCard>
              {shell === 'web' && canPush() ? (
                <Suspense>
                  <PushCell />
                </Suspense>
              ) : null}
              <Suspense>
                <BroadcastCell userId={user.id} />
              </Suspense>
              <DownloadOwnData />
              <DeleteAccount />
            </SectionCard>
          </ProfileForm>
        )}
      </Loaded>
    </PageFrame>
  );
}
