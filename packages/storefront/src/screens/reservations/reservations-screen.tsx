import { useLingui } from '@lingui/react/macro';
import { ActionBar } from '@dasturxon/ui/action-bar';
import { EmptyState } from '@dasturxon/ui/empty-state';
import { PageFrame } from '@dasturxon/ui/page-frame';
import { PrimaryButton } from '@dasturxon/ui/primary-button';
import { useQuery } from '@tanstack/react-query';
import { useAtomValue } from 'jotai';

import { ToMenuButton } from '../../i18n/to-menu-button.tsx';
import { useApi } from '../../domains/session/api.ts';
import { branchesQuery } from '../../domains/branches/branches.ts';
import { BookingForm } from '../../features/reservations/booking-form.tsx';
import { placeOfFailure, useBookTable } from '../../features/reservations/use-book-table.ts';
import { bookableBranches, useBooking } from '../../features/reservations/use-booking.ts';
import { failureText } from '../../i18n/labels/failure-text.ts';
import { useTitle } from '../../i18n/use-title.ts';
import { back } from '../../router/navigation.ts';
import { languageAtom } from '../../store/language.ts';
import { Loaded } from '../loaded.tsx';
import { whenOn } from '../when-on.tsx';

const NONE: readonly never[] = [];

/** Booking a table (D73, SCR-13, SET-10): branch, guests, table, day and time, all on one page. */
export const ReservationsScreen = whenOn('reservations', function Reservations() {
  const { t, i18n } = useLingui();
  const language = useAtomValue(languageAtom);
  const query = useQuery(branchesQuery(useApi()));
  const branches = query.data ? bookableBranches(query.data) : NONE;
  const choice = useBooking(branches);
  const { book, failure, isBusy } = useBookTable(choice);
  useTitle(t`Book a table`);

  const errorAt = (place: string) =>
    failure && placeOfFailure(failure) === place ? failureText(i18n, language, failure) : null;
  const isComplete = choice.branch !== null && choice.slot !== null && !choice.isTooMany;

  return (
    <PageFrame
      title={t`Book a table`}
      backLabel={t`Back`}
      onBack={() => back('/profile')}
      footer={
        branches.length > 0 ? (
          <ActionBar note={errorAt('button') ? <span role="alert">{errorAt('button')}</span> : null}>
            <PrimaryButton
              native={{ id: 'book-table' }}
              busy={isBusy}
              busyLabel={t`Sending`}
              disabled={!isComplete}
              onClick={book}
            >
              {isComplete ? t`Book` : t`Choose a day and a time`}
            </PrimaryButton>
          </ActionBar>
        ) : null
      }
    >
      <Loaded query={query}>
        {() => (branches.length > 0 ? <BookingForm choice={choice} errorAt={errorAt} /> : <NoTables />)}
      </Loaded>
    </PageFrame>
  );
});

function NoTables() {
  const { t } = useLingui();
  return (
    <EmptyState
      drawing="store"
      title={t`No branches`}
      text={t`No branch is taking bookings right now.`}
      action={<ToMenuButton />}
    />
  );
}
