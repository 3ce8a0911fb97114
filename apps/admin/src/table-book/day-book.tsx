import { Badge } from '@dasturxon/admin-ui/badge';
import { Button } from '@dasturxon/admin-ui/button';
import { DayTimeline, type TimelineRow } from '@dasturxon/admin-ui/day-timeline';
import { localize } from '@dasturxon/core/kernel';
import { type BookTable, type ReservationBook, type StaffSession, tableRows } from '@dasturxon/core/staff';
import { useLingui } from '@lingui/react/macro';

import { useLanguage } from '../i18n/use-language.ts';
import { useNow } from '../time/use-now.ts';
import { STATUS_LABELS, TONES } from './book-labels.ts';
import { hoursOf, shareOf, shownSpan } from './book-time.ts';
import { shown, type ShownReservation, tableNames, tablesOf, togetherNames } from './shown-reservation.ts';
import styles from './table-book.module.css';
import { useReservationText } from './use-reservation-text.ts';

type Props = { book: ReservationBook; session: StaffSession; onOpen: (id: string) => void };

const BADGES = { warn: 'warn', plain: 'plain', good: 'good', quiet: 'plain', bad: 'bad' } as const;

/** Given-up bookings take no table: they are in the list alone. */
const isOnTimeline = ({ status }: ShownReservation) => status !== 'CANCELED' && status !== 'NO_SHOW';

function Timeline({ book, session, onOpen }: Props) {
  const { t } = useLingui();
  const { language } = useLanguage();
  const text = useReservationText(session.timeZone);
  const now = useNow();
  const all = book.reservations.map(shown).filter(isOnTimeline);
  const span = shownSpan(new Date(book.start), all);
  const noteOf = ({ id, chairs }: BookTable) => {
    const hall = book.halls.find(({ tables }) => tables.some((table) => table.id === id));
    const place = hall && book.halls.length > 1 ? localize(hall.name, language) : '';
    return [place, t`seats: ${chairs}`].filter(Boolean).join(' · ');
  };
  const rows = tableRows(tablesOf(book), all).map(({ table, reservations }): TimelineRow => {
    return {
      id: table?.id ?? '',
      name: table?.name ?? t`Without a table`,
      note: table ? noteOf(table) : '',
      items: reservations.map((one) => ({
        id: one.id,
        from: shareOf(one.time, span),
        until: shareOf(one.until, span),
        text: [text.who(one), text.guests(one), togetherNames(book, one)].filter(Boolean).join(' · '),
        label: [text.line(one), togetherNames(book, one)].filter(Boolean).join(', '),
        tone: TONES[one.status],
      })),
    };
  });
  const isNow = now >= span.from && now <= span.until;
  return (
    <DayTimeline
      label={t`The day by table`}
      marks={hoursOf(span, session.timeZone)}
      now={isNow ? shareOf(now, span) : null}
      rows={rows}
      onPress={onOpen}
    />
  );
}

function List({ book, session, onOpen }: Props) {
  const { t, i18n } = useLingui();
  const text = useReservationText(session.timeZone);
  const all = book.reservations.map(shown);
  if (all.length === 0) return <p role="status">{t`Nothing is booked on this day.`}</p>;
  return (
    <ul className={styles['list']} aria-label={t`Bookings of the day`}>
      {all.map((one) => {
        const table = tableNames(book, one);
        const line = text.line(one);
        return (
          <li key={one.id} className={styles['request']}>
            <p className={styles['facts']}>
              <b>
                <bdi>{text.span(one)}</bdi>
              </b>
              <span>
                {[text.who(one), text.guests(one), table && t`table ${table}`].filter(Boolean).join(' · ')}
              </span>
            </p>
            <div className={styles['buttons']}>
              <Badge tone={BADGES[TONES[one.status]]}>{i18n._(STATUS_LABELS[one.status])}</Badge>
              <Button label={t`Open the booking: ${line}`} onPress={() => onOpen(one.id)}>{t`Open`}</Button>
            </div>
          </li>
        );
      })}
    </ul>
  );
}

/** A day: a row for each table on a wide screen, and a list, which a phone has alone. */
export function DayBook(props: Props) {
  return (
    <>
      <div className={styles['wide']}>{props.book.halls.length > 0 && <Timeline {...props} />}</div>
      <List {...props} />
    </>
  );
}
