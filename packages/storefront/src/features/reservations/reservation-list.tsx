import type { Reservation, ReservationStatus } from '@dasturxon/core/content';
import { formatDate, leftToRight } from '@dasturxon/core/format';
import { useLingui } from '@lingui/react/macro';
import { PhoneIcon } from '@dasturxon/ui/icons';
import { PrimaryButton } from '@dasturxon/ui/primary-button';
import { clsx } from 'clsx';

import { useDeps } from '../../hosts/deps.ts';
import { useOrderFormats } from '../../i18n/labels/order-formats.ts';
import { CancelReservation } from './cancel-reservation.tsx';
import styles from './reservations.module.css';

/** The bookings of a customer, newest first: time, place, seats and state (SCR-13, D81). */
export function ReservationList({ reservations }: { reservations: readonly Reservation[] }) {
  return (
    <ul className={styles.list}>
      {reservations.map((reservation) => (
        <li key={reservation.id} className={styles.card}>
          <ReservationCard reservation={reservation} />
        </li>
      ))}
    </ul>
  );
}

function ReservationCard({ reservation }: { reservation: Reservation }) {
  const { t } = useLingui();
  const { now, timeZone } = useDeps();
  const format = useOrderFormats();
  const status = useStatusLabels();
  const { branch, time, until } = reservation;
  const isOpen = reservation.status === 'CREATED' || reservation.status === 'CONFIRMED';
  const isToCome = isOpen && new Date(until ?? time) > now();
  return (
    <>
      <div className={styles.top}>
        <h2 className={styles.name}>{branch?.name ? format.name(branch.name) : t`Booking`}</h2>
        <span className={clsx(styles.status, styles[reservation.status])}>{status[reservation.status]}</span>
      </div>
      <time className={styles.when} dateTime={time}>
        {leftToRight(formatDate(time, { time: true }, timeZone))}
      </time>
      <Facts reservation={reservation} />
      {isToCome ? <Actions reservation={reservation} /> : null}
    </>
  );
}

function Facts({ reservation: { place, chairs, branch, comment, reason } }: { reservation: Reservation }) {
  const { t } = useLingui();
  return (
    <>
      <p>{[place && t`table ${place.name}`, t`guests: ${chairs}`].filter(Boolean).join(' · ')}</p>
      {branch?.address ? <p className={styles.quiet}>{branch.address}</p> : null}
      {comment ? (
        <p className={styles.quiet}>
          <bdi>{comment}</bdi>
        </p>
      ) : null}
      {reason ? (
        <p>
          {t`The restaurant’s answer:`} <bdi>{reason}</bdi>
        </p>
      ) : null}
    </>
  );
}

function Actions({ reservation }: { reservation: Reservation }) {
  const { t } = useLingui();
  const phone = reservation.branch?.phone;
  return (
    <div className={styles.actions}>
      {phone ? (
        <PrimaryButton
          look={{ tone: 'quiet', narrow: true, small: true }}
          before={<PhoneIcon size={20} />}
          native={{ href: `tel:+${phone.replaceAll(/\D/g, '')}` }}
        >
          {t`Call`}
        </PrimaryButton>
      ) : null}
      <CancelReservation reservation={reservation} />
    </div>
  );
}

function useStatusLabels(): Record<ReservationStatus, string> {
  const { t } = useLingui();
  return {
    CREATED: t`Awaiting confirmation`,
    CONFIRMED: t`Confirmed`,
    SEATED: t`You are at the table`,
    DONE: t`Completed`,
    NO_SHOW: t`Not used`,
    CANCELED: t`Cancelled`,
  };
}
