import { formatDate, formatTime } from '@dasturxon/core/format';
import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';

import { STATUS_LABELS } from './book-labels.ts';
import type { ShownReservation } from './shown-reservation.ts';

/** Unicode’s isolation of a text whose direction is its own. */
const ISOLATE = '\u2068';
const END = '\u2069';

/** The texts of a booking: its time, its guests, and one line with both. */
export function useReservationText(zone: string) {
  const { t, i18n } = useLingui();
  const span = ({ time, until }: ShownReservation) => `${formatTime(time, zone)}–${formatTime(until, zone)}`;
  const guests = ({ chairs }: Pick<ShownReservation, 'chairs'>) =>
    t`${plural(chairs, { one: '# guest', other: '# guests' })}`;
  const about = (one: ShownReservation) =>
    [span(one), guests(one), i18n._(STATUS_LABELS[one.status])].join(', ');
  const name = ({ guest }: ShownReservation) => guest ?? t`No name`;
  return {
    span,
    guests,
    name,
    day: ({ time }: ShownReservation) => formatDate(time, { time: true }, zone),
    /** The name among other words: its direction does not touch theirs. */
    who: (one: ShownReservation) => `${ISOLATE}${name(one)}${END}`,
    about,
    line: (one: ShownReservation) => [name(one), about(one)].join(', '),
  };
}
