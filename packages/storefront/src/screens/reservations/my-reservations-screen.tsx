import type { Session } from '@dasturxon/core/auth';
import { useLingui } from '@lingui/react/macro';
import { ActionBar } from '@dasturxon/ui/action-bar';
import { EmptyState } from '@dasturxon/ui/empty-state';
import { PageFrame } from '@dasturxon/ui/page-frame';
import { PrimaryButton } from '@dasturxon/ui/primary-button';
import { useQuery } from '@tanstack/react-query';

import { useApi } from '../../domains/session/api.ts';
import { reservationsQuery } from '../../domains/tables/reservations.ts';
import { ReservationList } from '../../features/reservations/reservation-list.tsx';
import { useTitle } from '../../i18n/use-title.ts';
import { back, go } from '../../router/navigation.ts';
import { forCustomers } from '../for-customers.tsx';
import { hasFailed, Loaded } from '../loaded.tsx';
import { whenOn } from '../when-on.tsx';

const Bookings = forCustomers('/profile/reservations', function Bookings({ session }: { session: Session }) {
  const { t } = useLingui();
  const reservations = useQuery(reservationsQuery(useApi(), session.user.id));
  useTitle(t`My reservations`);
  return (
    <PageFrame
      title={t`My reservations`}
      backLabel={t`Back`}
      onBack={() => back('/profile')}
      footer={
        hasFailed(reservations) ? null : (
          <ActionBar>
            <PrimaryButton onClick={() => go('/reservations')}>{t`Book a table`}</PrimaryButton>
          </ActionBar>
        )
      }
    >
      <Loaded query={reservations}>
        {(list) =>
          list.length > 0 ? (
            <ReservationList reservations={list} />
          ) : (
            <EmptyState
              drawing="store"
              title={t`No bookings yet`}
              text={t`Book a table, and it will be waiting for you.`}
            />
          )
        }
      </Loaded>
    </PageFrame>
  );
});

/** The customer's bookings, each to be given up (D73, SCR-13). */
export const MyReservationsScreen = whenOn('profile-reservations', Bookings);
