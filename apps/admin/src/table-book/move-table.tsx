import { Notice } from '@dasturxon/admin-ui/notice';
import { TextField } from '@dasturxon/admin-ui/text-field';
import { formatTime } from '@dasturxon/core/format';
import {
  isMovable,
  type ReservationBook,
  type StaffReservation,
  type StaffSession,
} from '@dasturxon/core/staff';
import { businessDayOf } from '@dasturxon/core/time';
import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';

import { useCallError } from '../board/use-call-error.ts';
import { OnlineButton } from '../offline/online-button.tsx';
import { useNow } from '../time/use-now.ts';
import { PlaceFields, usePlace } from './place-fields.tsx';
import { shown } from './shown-reservation.ts';
import styles from './table-book.module.css';
import { useMoveTable, useTableBook } from './use-table-book.ts';

type Props = {
  reservation: StaffReservation;
  book: ReservationBook;
  session: StaffSession;
  onDone: () => void;
};

/** Another table, day or time of a booking; the database refuses one that is taken (D81). */
export function MoveTable({ reservation, book, session, onDone }: Props) {
  const { t } = useLingui();
  const zone = session.timeZone;
  const one = shown(reservation);
  const [date, setDate] = useState(businessDayOf(one.time, zone));
  const other = useTableBook(book.branchId, date);
  const ofDay = other.data ?? { ...book, date };
  const place = usePlace(ofDay, zone, {
    tableId: one.tableId,
    moreTableIds: one.moreTableIds,
    time: formatTime(one.time, zone),
    minutes: Math.round((one.until.getTime() - one.time.getTime()) / 60_000),
  });
  const move = useMoveTable(one.id);
  const failure = useCallError(move.error);
  const send = () => {
    const span = place.spanAt(new Date());
    if (span === null) return;
    // An unchanged time stays to the second: guests who sit there began at it.
    const isSameTime = formatTime(one.time, zone) === place.time && businessDayOf(one.time, zone) === date;
    const from = isSameTime ? one.time : span.from;
    const until = new Date(from.getTime() + span.until.getTime() - span.from.getTime());
    const isSameEnd = Math.abs(until.getTime() - one.until.getTime()) < 60_000;
    move.mutate(
      {
        tableId: place.tableId,
        moreTableIds: [...place.moreTableIds],
        time: from.toISOString(),
        until: (isSameEnd ? one.until : until).toISOString(),
      },
      { onSuccess: onDone },
    );
  };
  return (
    <div className={styles['form']}>
      {one.status !== 'SEATED' && (
        <TextField label={t`Day`} type="date" value={date} onChange={(day) => setDate(day || date)} />
      )}
      <PlaceFields book={ofDay} place={place} ownId={one.id} hasTime={one.status !== 'SEATED'} />
      {failure !== '' && <Notice tone="bad">{failure}</Notice>}
      <OnlineButton look="main" isPending={move.isPending} isDisabled={place.tableId === ''} onPress={send}>
        {t`Move the booking`}
      </OnlineButton>
    </div>
  );
}

/** Takes the tables of a booking apart: it keeps the first one, the others are free at once. */
export function TakeApart({ reservation, onDone }: { reservation: StaffReservation; onDone: () => void }) {
  const { t } = useLingui();
  const now = useNow();
  const move = useMoveTable(reservation.id);
  const failure = useCallError(move.error);
  const { tableId, moreTableIds, time, until } = reservation;
  if (tableId === null || moreTableIds.length === 0 || !isMovable(shown(reservation), now)) return null;
  return (
    <>
      <OnlineButton
        isPending={move.isPending}
        onPress={() => move.mutate({ tableId, moreTableIds: [], time, until }, { onSuccess: onDone })}
      >
        {t`Take the tables apart`}
      </OnlineButton>
      {failure !== '' && <Notice tone="bad">{failure}</Notice>}
    </>
  );
}
