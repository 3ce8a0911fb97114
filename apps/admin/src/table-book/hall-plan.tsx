import { Chips } from '@dasturxon/admin-ui/chips';
import { FloorPlan } from '@dasturxon/admin-ui/floor-plan';
import { SelectField } from '@dasturxon/admin-ui/select-field';
import { formatTime } from '@dasturxon/core/format';
import { localize } from '@dasturxon/core/kernel';
import { placeOf, type ReservationBook, seatedAt, type StaffSession } from '@dasturxon/core/staff';
import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';

import { useLanguage } from '../i18n/use-language.ts';
import { useNow } from '../time/use-now.ts';
import { hoursOf, shownSpan } from './book-time.ts';
import { shown, togetherNames } from './shown-reservation.ts';
import styles from './table-book.module.css';
import { useReservationText } from './use-reservation-text.ts';

type Props = { book: ReservationBook; session: StaffSession; isToday: boolean; onOpen: (id: string) => void };

const NOW = 'NOW';
const HALF_HOUR_MS = 30 * 60_000;

/** The moments that the plan can show. */
function useMoments({ book, session, isToday }: Omit<Props, 'onOpen'>) {
  const { t } = useLingui();
  const now = useNow();
  const [chosen, setChosen] = useState<string | null>(null);
  const span = shownSpan(new Date(book.start), book.reservations.map(shown));
  const count = (hoursOf(span, session.timeZone).length - 1) * 2;
  const halves = Array.from(
    { length: count },
    (_, half) => new Date(span.from.getTime() + half * HALF_HOUR_MS),
  );
  const options = [
    ...(isToday ? [{ value: NOW, label: t`Now` }] : []),
    ...halves.map((moment) => ({ value: moment.toISOString(), label: formatTime(moment, session.timeZone) })),
  ];
  const value = options.find((one) => one.value === chosen)?.value ?? options[0]!.value;
  return { options, value, setChosen, at: value === NOW ? now : new Date(value) };
}

/** Who sits where in a hall at a time. */
export function HallPlan({ book, session, isToday, onOpen }: Props) {
  const { t } = useLingui();
  const { language } = useLanguage();
  const text = useReservationText(session.timeZone);
  const { options, value, setChosen, at } = useMoments({ book, session, isToday });
  const [chosenHall, setHall] = useState('');
  const hall = book.halls.find(({ id }) => id === chosenHall) ?? book.halls[0];
  if (!hall) return null;
  const seated = seatedAt(book.reservations.map(shown), at);
  const tables = hall.tables.map((table, index) => {
    const { name, chairs } = table;
    const one = seated.get(table.id);
    return {
      ...placeOf(table, index),
      id: table.id,
      name,
      note: one ? text.name(one) : t`seats: ${chairs}`,
      hint: one ? [text.about(one), togetherNames(book, one)].filter(Boolean).join(', ') : t`free`,
      tone: one ? (one.status === 'SEATED' ? ('good' as const) : ('warn' as const)) : ('plain' as const),
    };
  });
  const open = (tableId: string) => {
    const one = seated.get(tableId);
    if (one) onOpen(one.id);
  };
  return (
    <div className={styles['plan']}>
      <div className={styles['choices']}>
        {book.halls.length > 1 && (
          <Chips
            label={t`Hall`}
            chips={book.halls.map(({ id, name }) => ({ value: id, label: localize(name, language) }))}
            value={hall.id}
            onChange={setHall}
          />
        )}
        <SelectField label={t`At what time`} options={options} value={value} onChange={setChosen} />
      </div>
      <FloorPlan label={localize(hall.name, language)} tables={tables} onPress={open} />
      <p
        className={styles['quiet']}
      >{t`The places of tables are set in Branches, under Halls and tables.`}</p>
    </div>
  );
}
