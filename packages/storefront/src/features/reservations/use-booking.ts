import { DEFAULT_LEAD_MINUTES } from '@dasturxon/core/order';
import { activeBranches, type Branch, offersBooking } from '@dasturxon/core/branch';
import type { Hall } from '@dasturxon/core/content';
import { useQuery } from '@tanstack/react-query';
import { useAtom } from 'jotai';
import { useMemo } from 'react';

import { useApi } from '../../domains/session/api.ts';
import { useZoneClock } from '../../clock/use-zone-clock.ts';
import { useDeps } from '../../hosts/deps.ts';
import { type ReservationDraft, reservationDraftAtom } from '../../domains/tables/reservation-draft.ts';
import { hallsQuery } from '../../domains/tables/halls.ts';

/** How far ahead, and at which minutes, a table can be booked. */
const BOOKING = { days: 30, stepMinutes: 30 };

const NONE: readonly never[] = [];

/** Branches whose tables can be booked (D75). */
export const bookableBranches = (branches: readonly Branch[]): Branch[] =>
  activeBranches(branches).filter(offersBooking);

/** What can be chosen for a booking at one of these branches, and what is. A choice that is gone counts as none. */
export function useBooking(branches: readonly Branch[]) {
  const { now, timeZone } = useDeps();
  const [draft, setDraft] = useAtom(reservationDraftAtom);
  const branch = branches.find(({ id }) => id === draft.branchId) ?? branches[0] ?? null;
  const halls = useQuery(hallsQuery(useApi(), branch?.id ?? null));
  const clock = useZoneClock();
  const days = useMemo(() => {
    if (!clock) return null;
    const terms = { ...BOOKING, leadMinutes: DEFAULT_LEAD_MINUTES, now: now(), zone: timeZone };
    const found = branch ? clock.slotsFor({ ...terms, branch, serviceType: 'DINE_IN' }) : [];
    return found.map((one) => ({ ...one, label: clock.dayLabel(one.day, terms) }));
  }, [clock, branch, now, timeZone]);
  const day = days?.find((one) => one.day === draft.day) ?? null;
  const slot = day?.slots.find(({ time }) => time === draft.time) ?? null;
  return {
    branches,
    branch,
    /** Null until the time zone clock has loaded. */
    days,
    day,
    slot,
    ...tableChoice(halls.data ?? NONE, draft),
    chairs: draft.chairs,
    comment: draft.comment,
    change: (change: Partial<ReservationDraft>) => setDraft((before) => ({ ...before, ...change })),
  };
}

/** Tables that are large enough, with their halls, and the one of them that is wanted. */
function tableChoice(halls: readonly Hall[], { chairs, tableId }: ReservationDraft) {
  const tables = halls.flatMap((hall) => hall.tables.map((table) => ({ hall, table })));
  const fitting = tables.filter(({ table }) => table.chairs >= chairs);
  const isThere = fitting.some(({ table }) => table.id === tableId);
  return { fitting, isTooMany: tables.length > 0 && fitting.length === 0, tableId: isThere ? tableId : null };
}

export type BookingChoice = ReturnType<typeof useBooking>;
