import { Badge } from '@dasturxon/admin-ui/badge';
import { Button } from '@dasturxon/admin-ui/button';
import { Dialog } from '@dasturxon/admin-ui/dialog';
import { Notice } from '@dasturxon/admin-ui/notice';
import { TextField } from '@dasturxon/admin-ui/text-field';
import { RESERVATION_REASON_MAX } from '@dasturxon/core/api';
import { formatPhone } from '@dasturxon/core/format';
import {
  isMovable,
  type ReservationBook,
  reservationMoves,
  type StaffReservation,
  type StaffSession,
} from '@dasturxon/core/staff';
import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';

import { useCallError } from '../board/use-call-error.ts';
import { OnlineButton } from '../offline/online-button.tsx';
import { useNow } from '../time/use-now.ts';
import { MOVE_LABELS, STATUS_LABELS, TONES } from './book-labels.ts';
import { MoveTable, TakeApart } from './move-table.tsx';
import { shown, tableNames } from './shown-reservation.ts';
import styles from './table-book.module.css';
import { useMoveReservation, useReservationContact } from './use-table-book.ts';
import { useReservationText } from './use-reservation-text.ts';

type Props = { reservation: StaffReservation; book: ReservationBook; session: StaffSession };

/** The masked phone, and the way to open it. */
function Phone({ reservation }: { reservation: StaffReservation }) {
  const { t } = useLingui();
  const contact = useReservationContact(reservation.id);
  const failure = useCallError(contact.error);
  const phone = contact.data?.phone;
  if (reservation.phone === null) return null;
  return (
    <div className={styles['buttons']}>
      {phone ? (
        <a href={`tel:${phone}`}>
          <bdi>{formatPhone(phone)}</bdi>
        </a>
      ) : (
        <>
          <bdi>{reservation.phone}</bdi>
          <OnlineButton isPending={contact.isPending} onPress={() => contact.mutate()}>
            {t`Show the phone`}
          </OnlineButton>
        </>
      )}
      {failure !== '' && <Notice tone="bad">{failure}</Notice>}
    </div>
  );
}

function Facts({ reservation, book, session }: Props) {
  const { t, i18n } = useLingui();
  const text = useReservationText(session.timeZone);
  const one = shown(reservation);
  const table = tableNames(book, one);
  const { by, comment, reason, status } = one;
  const tone = TONES[status];
  return (
    <>
      <p className={styles['facts']}>
        <Badge tone={tone === 'quiet' ? 'plain' : tone}>{i18n._(STATUS_LABELS[status])}</Badge>
        <b>
          <bdi>{text.day(one)}</bdi>
        </b>
        <span>{[text.guests(one), table && t`table ${table}`].filter(Boolean).join(' · ')}</span>
        {one.isByHand && <span>{t`Written down by the staff`}</span>}
        {by !== null && <span>{t`Answered by ${by}`}</span>}
        {reason !== null && <span dir="auto">{t`Reason: ${reason}`}</span>}
      </p>
      {comment !== null && <p dir="auto">{comment}</p>}
      <Phone reservation={reservation} />
    </>
  );
}

/** The reason of a rejection, which the guest reads. */
function DeclineForm({ reservation, onDone }: { reservation: StaffReservation; onDone: () => void }) {
  const { t } = useLingui();
  const [reason, setReason] = useState('');
  const move = useMoveReservation(reservation);
  const failure = useCallError(move.error);
  const isLong = reason.trim().length > RESERVATION_REASON_MAX;
  return (
    <div className={styles['form']}>
      <TextField
        label={t`Reason, which the guest reads`}
        value={reason}
        onChange={setReason}
        error={isLong ? t`At most ${RESERVATION_REASON_MAX} characters.` : ''}
      />
      {failure !== '' && <Notice tone="bad">{failure}</Notice>}
      <OnlineButton
        look="danger"
        isPending={move.isPending}
        isDisabled={isLong}
        onPress={() => move.mutate({ to: 'CANCELED', reason: reason.trim() || null }, { onSuccess: onDone })}
      >
        {t`Decline the booking`}
      </OnlineButton>
    </div>
  );
}

/** A booking: what is known of it, and what can be done about it now. */
export function ReservationDialog({ reservation, book, session, onClose }: Props & { onClose: () => void }) {
  const { t, i18n } = useLingui();
  const text = useReservationText(session.timeZone);
  const now = useNow();
  const move = useMoveReservation(reservation);
  const failure = useCallError(move.error);
  const [part, setPart] = useState<'DECLINE' | 'TABLE' | null>(null);
  const one = shown(reservation);
  const moves = reservationMoves(one, now).filter((to) => to !== 'CANCELED');
  const mayDecline = reservationMoves(one, now).includes('CANCELED');
  return (
    <Dialog title={text.name(one)} closeLabel={t`Close`} onClose={onClose}>
      <div className={styles['form']}>
        <Facts reservation={reservation} book={book} session={session} />
        <div className={styles['buttons']}>
          {moves.map((to, index) => (
            <OnlineButton
              key={to}
              look={index === 0 ? 'main' : 'quiet'}
              isPending={move.isPending}
              onPress={() => move.mutate({ to }, { onSuccess: onClose })}
            >
              {i18n._(MOVE_LABELS[to])}
            </OnlineButton>
          ))}
          {isMovable(one, now) && reservation.branchId === book.branchId && (
            <Button isExpanded={part === 'TABLE'} onPress={() => setPart(part === 'TABLE' ? null : 'TABLE')}>
              {t`Another table or time`}
            </Button>
          )}
          <TakeApart reservation={reservation} onDone={onClose} />
          {mayDecline && (
            <Button
              isExpanded={part === 'DECLINE'}
              onPress={() => setPart(part === 'DECLINE' ? null : 'DECLINE')}
            >
              {i18n._(MOVE_LABELS.CANCELED)}
            </Button>
          )}
        </div>
        {failure !== '' && <Notice tone="bad">{failure}</Notice>}
        {part === 'DECLINE' && <DeclineForm reservation={reservation} onDone={onClose} />}
        {part === 'TABLE' && (
          <MoveTable reservation={reservation} book={book} session={session} onDone={onClose} />
        )}
      </div>
    </Dialog>
  );
}
