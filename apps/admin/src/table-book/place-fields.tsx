import { CheckboxList } from '@dasturxon/admin-ui/checkbox-list';
import { SelectField } from '@dasturxon/admin-ui/select-field';
import { TextField } from '@dasturxon/admin-ui/text-field';
import {
  type BookTable,
  isOpenReservation,
  isSameTime,
  joinableTables,
  type ReservationBook,
  TABLES_TOGETHER_MAX,
  tablesTaken,
} from '@dasturxon/core/staff';
import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';

import { useNow } from '../time/use-now.ts';
import { bookMoment } from './book-time.ts';
import { shown, tablesOf } from './shown-reservation.ts';

/** How long a table is needed, in minutes. */
const MINUTES = [60, 90, 120, 150, 180, 240, 360];
const NO_TABLE = '';

type Start = { tableId: string | null; moreTableIds: readonly string[]; time: string; minutes: number };

/** A table and a time as they are chosen. `time`: of the clock; empty for now. */
export function usePlace(book: ReservationBook, zone: string, start: Start) {
  const [tableId, setChosen] = useState(start.tableId ?? NO_TABLE);
  const [more, setMore] = useState(start.moreTableIds);
  const joinable = joinableTables(book.halls, tableId);
  const moreTableIds = more.filter((id) => joinable.some((table) => table.id === id));
  const setTable = (id: string) => {
    setChosen(id);
    setMore([]);
  };
  const [time, setTime] = useState(start.time);
  const [minutes, setMinutes] = useState(String(start.minutes));
  const spanAt = (now: Date) => {
    const from = time === '' ? now : bookMoment(book.date, time, zone);
    return from && { from, until: new Date(from.getTime() + Number(minutes) * 60_000) };
  };
  return { tableId, setTable, moreTableIds, setMore, joinable, time, setTime, minutes, setMinutes, spanAt };
}
export type Place = ReturnType<typeof usePlace>;

type Props = {
  book: ReservationBook;
  place: Place;
  /** The booking itself, which does not take the table from itself. */
  ownId?: string;
  hasTime: boolean;
  /** Whether it may have no table. */
  isTableless?: boolean;
};

/** The other tables of the hall, which a larger company gets too (BO-525). */
function MoreTables({
  book,
  place: { tableId, moreTableIds, setMore, joinable },
  nameOf,
}: Pick<Props, 'book' | 'place'> & { nameOf: (table: BookTable) => string }) {
  const { t } = useLingui();
  if (joinable.length === 0) return null;
  const seats = tablesOf(book)
    .filter(({ id }) => id === tableId || moreTableIds.includes(id))
    .reduce((sum, { chairs }) => sum + chairs, 0);
  return (
    <>
      <CheckboxList
        label={t`Put together with`}
        options={joinable.map((table) => ({ value: table.id, label: nameOf(table) }))}
        value={moreTableIds}
        onChange={(ids) => setMore(ids.slice(0, TABLES_TOGETHER_MAX - 1))}
      />
      {moreTableIds.length > 0 && <p role="status">{t`Seats together: ${seats}`}</p>}
    </>
  );
}

/** The table, time and duration of a booking. A table that is taken then is named as such. */
export function PlaceFields({ book, place, ownId, hasTime, isTableless = false }: Props) {
  const { t } = useLingui();
  const { tableId, setTable, time, setTime, minutes, setMinutes, spanAt } = place;
  const span = spanAt(useNow());
  const taken = new Set(
    book.reservations
      .map(shown)
      .filter((one) => one.id !== ownId && isOpenReservation(one))
      .filter((one) => span !== null && isSameTime(span, { from: one.time, until: one.until }))
      .flatMap(tablesTaken),
  );
  const nameOf = ({ id, name, chairs }: BookTable) =>
    taken.has(id) ? t`${name} · seats: ${chairs} · taken` : t`${name} · seats: ${chairs}`;
  const durations = [...new Set([...MINUTES, Number(minutes)])].toSorted((one, other) => one - other);
  const hours = (count: number) => {
    const [whole, rest] = [Math.floor(count / 60), count % 60];
    return rest === 0 ? t`${whole} h` : whole === 0 ? t`${rest} min` : t`${whole} h ${rest} min`;
  };
  return (
    <>
      {hasTime && <TextField label={t`Time`} type="time" value={time} onChange={setTime} />}
      <SelectField
        label={t`For how long`}
        options={durations.map((count) => ({ value: String(count), label: hours(count) }))}
        value={minutes}
        onChange={setMinutes}
      />
      <SelectField
        label={t`Table`}
        options={[
          ...(isTableless || tableId === NO_TABLE ? [{ value: NO_TABLE, label: t`Without a table` }] : []),
          ...tablesOf(book).map((table) => ({ value: table.id, label: nameOf(table) })),
        ]}
        value={tableId}
        onChange={setTable}
      />
      <MoreTables book={book} place={place} nameOf={nameOf} />
    </>
  );
}
