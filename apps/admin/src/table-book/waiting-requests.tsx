import { Button } from '@dasturxon/admin-ui/button';
import { Notice } from '@dasturxon/admin-ui/notice';
import { localize } from '@dasturxon/core/kernel';
import type { ReservationBook, StaffReservation, StaffSession } from '@dasturxon/core/staff';
import { useLingui } from '@lingui/react/macro';

import { useCallError } from '../board/use-call-error.ts';
import { useLanguage } from '../i18n/use-language.ts';
import { OnlineButton } from '../offline/online-button.tsx';
import { shown } from './shown-reservation.ts';
import styles from './table-book.module.css';
import { useMoveReservation } from './use-table-book.ts';
import { useReservationText } from './use-reservation-text.ts';

type Opening = { session: StaffSession; onOpen: (id: string) => void };

function Request({ request, session, onOpen }: Opening & { request: StaffReservation }) {
  const { t } = useLingui();
  const { language } = useLanguage();
  const text = useReservationText(session.timeZone);
  const move = useMoveReservation(request);
  const failure = useCallError(move.error);
  const one = shown(request);
  const branch = session.branches.find(({ id }) => id === request.branchId);
  const where = session.branches.length > 1 && branch ? localize(branch.name, language) : null;
  const name = text.name(one);
  return (
    <li className={styles['request']} aria-label={`${text.day(one)}, ${name}`}>
      <p className={styles['facts']}>
        <b>
          <bdi>{text.day(one)}</bdi>
        </b>
        <span>{[text.who(one), text.guests(one), where].filter(Boolean).join(' · ')}</span>
        {one.comment !== null && <span dir="auto">{one.comment}</span>}
      </p>
      <div className={styles['buttons']}>
        <OnlineButton
          look="main"
          label={t`Confirm the booking: ${name}`}
          isPending={move.isPending}
          onPress={() => move.mutate({ to: 'CONFIRMED' })}
        >
          {t`Confirm`}
        </OnlineButton>
        <Button label={t`Open the booking: ${name}`} onPress={() => onOpen(request.id)}>{t`Open`}</Button>
      </div>
      {failure !== '' && <Notice tone="bad">{failure}</Notice>}
    </li>
  );
}

/** Requests of guests that wait for an answer, of every day and branch. */
export function WaitingRequests({ book, ...opening }: Opening & { book: ReservationBook }) {
  const { t } = useLingui();
  if (book.waiting.length === 0) return null;
  const count = book.waiting.length;
  return (
    <section className={styles['waiting']} aria-label={t`New requests`}>
      <h3>{t`New requests: ${count}`}</h3>
      <ul className={styles['list']}>
        {book.waiting.map((request) => (
          <Request key={request.id} request={request} {...opening} />
        ))}
      </ul>
    </section>
  );
}
