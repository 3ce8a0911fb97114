import { Dialog } from '@dasturxon/admin-ui/dialog';
import { Notice } from '@dasturxon/admin-ui/notice';
import { TextField } from '@dasturxon/admin-ui/text-field';
import type { ReservationBook, StaffSession } from '@dasturxon/core/staff';
import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';

import { useCallError } from '../board/use-call-error.ts';
import { OnlineButton } from '../offline/online-button.tsx';
import { PlaceFields, usePlace } from './place-fields.tsx';
import styles from './table-book.module.css';
import { useMakeReservation } from './use-table-book.ts';

type Props = { book: ReservationBook; session: StaffSession; isWalkIn: boolean; onClose: () => void };

const MOST_GUESTS = 100;
const USUAL = { chairs: '2', minutes: 120 };
const orNull = (text: string) => text.trim() || null;

/** What is typed about the guests. */
function useGuests() {
  const [chairs, setChairs] = useState(USUAL.chairs);
  const [name, setName] = useState('');
  const [phone, setPhone] = useState('');
  const [comment, setComment] = useState('');
  const count = Number(chairs);
  const isGood = Number.isInteger(count) && count >= 1 && count <= MOST_GUESTS;
  return { chairs, setChairs, name, setName, phone, setPhone, comment, setComment, count, isGood };
}

function GuestFields({ guests }: { guests: ReturnType<typeof useGuests> }) {
  const { t } = useLingui();
  return (
    <>
      <TextField
        label={t`How many guests`}
        inputMode="numeric"
        value={guests.chairs}
        onChange={guests.setChairs}
        error={guests.isGood ? '' : t`A number from 1 to ${MOST_GUESTS}.`}
      />
      <TextField label={t`Guest’s name`} value={guests.name} onChange={guests.setName} />
      <TextField label={t`Phone`} type="tel" value={guests.phone} onChange={guests.setPhone} />
      <TextField label={t`Comment`} value={guests.comment} onChange={guests.setComment} />
    </>
  );
}

/** Writes down a booking by hand, or guests who have come without one (BO-516). */
export function NewReservation({ book, session, isWalkIn, onClose }: Props) {
  const { t } = useLingui();
  const guests = useGuests();
  const start = { tableId: null, moreTableIds: [], time: isWalkIn ? '' : '19:00', minutes: USUAL.minutes };
  const place = usePlace(book, session.timeZone, start);
  const make = useMakeReservation();
  const failure = useCallError(make.error);
  const send = () => {
    const span = place.spanAt(new Date());
    if (span === null) return;
    const time = isWalkIn ? null : span.from.toISOString();
    make.mutate(
      {
        branchId: book.branchId,
        tableId: place.tableId || null,
        moreTableIds: [...place.moreTableIds],
        chairs: guests.count,
        time,
        until: span.until.toISOString(),
        name: orNull(guests.name),
        phone: orNull(guests.phone),
        comment: orNull(guests.comment),
        isSeated: isWalkIn,
      },
      { onSuccess: onClose },
    );
  };
  return (
    <Dialog
      title={isWalkIn ? t`Guests without a booking` : t`New booking`}
      closeLabel={t`Close`}
      onClose={onClose}
    >
      <div className={styles['form']}>
        <PlaceFields book={book} place={place} hasTime={!isWalkIn} isTableless />
        <GuestFields guests={guests} />
        {failure !== '' && <Notice tone="bad">{failure}</Notice>}
        <OnlineButton
          look="main"
          isPending={make.isPending}
          isDisabled={!guests.isGood || (!isWalkIn && place.time === '')}
          onPress={send}
        >
          {isWalkIn ? t`Seat the guests` : t`Write down the booking`}
        </OnlineButton>
      </div>
    </Dialog>
  );
}
