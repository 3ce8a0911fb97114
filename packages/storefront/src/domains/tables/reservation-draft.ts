import { Id } from '@dasturxon/core/kernel';
import * as v from 'valibot';

import { savedAtom } from '../../store/saved-atom.ts';

const word = v.fallback(v.nullable(v.string()), null);

/** A booking as far as it is filled in; a guest finds it again after signing in. */
const ReservationDraft = v.object({
  branchId: v.fallback(v.nullable(Id), null),
  /** Null: whichever table is free. */
  tableId: v.fallback(v.nullable(Id), null),
  chairs: v.fallback(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(100)), 2),
  /** `YYYY-MM-DD` and `HH:MM`. */
  day: word,
  time: word,
  comment: v.fallback(v.string(), ''),
});
export type ReservationDraft = v.InferOutput<typeof ReservationDraft>;

const EMPTY: ReservationDraft = {
  branchId: null,
  tableId: null,
  chairs: 2,
  day: null,
  time: null,
  comment: '',
};

export const reservationDraftAtom = savedAtom<ReservationDraft>({
  name: 'reservation-draft',
  initial: EMPTY,
  parse: (json) => {
    const read = v.safeParse(ReservationDraft, json);
    return read.success ? read.output : EMPTY;
  },
});

/** The draft once its table is booked: the next visit has its own day and comment. */
export const draftAfterBooking = (draft: ReservationDraft): ReservationDraft => ({
  ...EMPTY,
  branchId: draft.branchId,
  chairs: draft.chairs,
});
