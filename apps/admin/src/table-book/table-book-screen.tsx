import { Button } from '@dasturxon/admin-ui/button';
import { Chips } from '@dasturxon/admin-ui/chips';
import { Notice } from '@dasturxon/admin-ui/notice';
import { SelectField } from '@dasturxon/admin-ui/select-field';
import { TextField } from '@dasturxon/admin-ui/text-field';
import type { ReservationBook, StaffReservation, StaffSession } from '@dasturxon/core/staff';
import { businessDayOf } from '@dasturxon/core/time';
import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';

import { OfficeFrame } from '../app/office-frame.tsx';
import { useCallError } from '../board/use-call-error.ts';
import { useBranchOptions } from '../branches/branch-options.ts';
import { OnlineButton } from '../offline/online-button.tsx';
import type { SessionProps } from '../session/session-props.ts';
import { useNow } from '../time/use-now.ts';
import { shiftedDay } from './book-time.ts';
import { DayBook } from './day-book.tsx';
import { HallPlan } from './hall-plan.tsx';
import { NewReservation } from './new-reservation.tsx';
import { ReservationDialog } from './reservation-dialog.tsx';
import styles from './table-book.module.css';
import { useTableBook } from './use-table-book.ts';
import { WaitingRequests } from './waiting-requests.tsx';

type View = 'DAY' | 'PLAN';

function DayFields({
  date,
  setDate,
  today,
}: {
  date: string;
  setDate: (date: string) => void;
  today: string;
}) {
  const { t } = useLingui();
  return (
    <div className={styles['dates']}>
      <Button label={t`The day before`} onPress={() => setDate(shiftedDay(date, -1))}>
        ‹
      </Button>
      <TextField label={t`Day`} type="date" value={date} onChange={(day) => setDate(day || today)} />
      <Button label={t`The next day`} onPress={() => setDate(shiftedDay(date, 1))}>
        ›
      </Button>
      {date !== today && <Button onPress={() => setDate(today)}>{t`Today`}</Button>}
    </div>
  );
}

type BookProps = { book: ReservationBook; session: StaffSession; isToday: boolean };

/** The book of a day with what waits, and the dialog of a chosen booking. */
function OpenBook({ book, session, isToday }: BookProps) {
  const { t } = useLingui();
  const [view, setView] = useState<View>('DAY');
  const [chosen, setChosen] = useState<string | null>(null);
  const all: StaffReservation[] = [...book.reservations, ...book.waiting];
  const reservation = all.find(({ id }) => id === chosen);
  const chips = [
    { value: 'DAY' as const, label: t`Day by table` },
    { value: 'PLAN' as const, label: t`Plan of the hall` },
  ];
  return (
    <>
      <WaitingRequests book={book} session={session} onOpen={setChosen} />
      <Chips label={t`View`} chips={chips} value={view} onChange={setView} />
      {book.halls.length === 0 && (
        <p role="status">{t`This branch has no tables yet. Add them in Branches, under Halls and tables.`}</p>
      )}
      {view === 'DAY' ? (
        <DayBook book={book} session={session} onOpen={setChosen} />
      ) : (
        <HallPlan book={book} session={session} isToday={isToday} onOpen={setChosen} />
      )}
      {reservation && (
        <ReservationDialog
          key={reservation.id}
          reservation={reservation}
          book={book}
          session={session}
          onClose={() => setChosen(null)}
        />
      )}
    </>
  );
}

function TableBook({ session }: { session: StaffSession }) {
  const { t } = useLingui();
  const branches = useBranchOptions(session);
  const [branch, setBranch] = useState(branches[0]?.value ?? '');
  const today = businessDayOf(useNow(), session.timeZone);
  const [date, setDate] = useState(today);
  const [isNew, setNew] = useState<'BOOKING' | 'WALK_IN' | null>(null);
  const { data: book, error } = useTableBook(branch, date);
  const seat = () => {
    setDate(today);
    setNew('WALK_IN');
  };
  const failure = useCallError(error);
  return (
    <div className={styles['book']}>
      <div className={styles['head']}>
        <h2 className={styles['title']}>{t`Table bookings`}</h2>
        <OnlineButton
          look="main"
          isDisabled={!book}
          onPress={seat}
        >{t`Guests without a booking`}</OnlineButton>
        <OnlineButton isDisabled={!book} onPress={() => setNew('BOOKING')}>{t`New booking`}</OnlineButton>
      </div>
      <div className={styles['choices']}>
        {branches.length > 1 && (
          <SelectField label={t`Branch`} options={branches} value={branch} onChange={setBranch} />
        )}
        <DayFields date={date} setDate={setDate} today={today} />
      </div>
      {failure !== '' && <Notice tone="bad">{failure}</Notice>}
      {book && <OpenBook book={book} session={session} isToday={date === today} />}
      {book && isNew !== null && (
        <NewReservation
          book={book}
          session={session}
          isWalkIn={isNew === 'WALK_IN'}
          onClose={() => setNew(null)}
        />
      )}
    </div>
  );
}

/** The book of the tables: who comes when, who sits where (BO-514). */
export function TableBookScreen({ session, putBranch }: SessionProps) {
  const { t } = useLingui();
  return (
    <OfficeFrame session={session} putBranch={putBranch} tools={null}>
      {session.permissions.includes('reservations.write') ? (
        <TableBook session={session} />
      ) : (
        <Notice>{t`Your role does not keep the book of the tables.`}</Notice>
      )}
    </OfficeFrame>
  );
}
