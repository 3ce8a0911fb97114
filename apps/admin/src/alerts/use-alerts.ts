import {
  type BoardAlert,
  boardAlerts,
  isSeen,
  type SeenAlert,
  type StaffSession,
} from '@dasturxon/core/staff';
import { createContext, useCallback, useContext, useEffect, useMemo, useRef } from 'react';

import type { Board } from '../board/use-board.ts';
import { ALERT_TONES, type Tone } from '../sound/tone-buffer.ts';
import { bell } from '../sound/use-bell.ts';
import { useClock } from '../time/use-clock.ts';
import { useAcknowledged } from './use-acknowledged.ts';

/** The alerts that were not acknowledged at the branch, the way to do so, and who has acknowledged the others. */
export type Alerts = {
  alerts: readonly BoardAlert[];
  acknowledge: (alerts: readonly BoardAlert[]) => void;
  seenAlerts: readonly SeenAlert[];
};

/** The alerts of the signed-in person, on every page. */
export const AlertsContext = createContext<Alerts>({
  alerts: [],
  acknowledge: () => undefined,
  seenAlerts: [],
});
export const useOpenAlerts = (): Alerts => useContext(AlertsContext);

/** What is there as the screen opens is shown and does not sound; of what comes later, each kind sounds once. */
function useAlertSound(alerts: readonly BoardAlert[], isLoaded: boolean): void {
  const known = useRef<ReadonlySet<string> | null>(null);
  useEffect(() => {
    if (!isLoaded) return;
    const before = known.current;
    known.current = new Set(alerts.map(({ key }) => key));
    if (before === null) return;
    const fresh = alerts.filter(({ key }) => !before.has(key));
    for (const tone of new Set<Tone>(fresh.map(({ kind }) => ALERT_TONES[kind]))) bell.alert(tone);
  }, [alerts, isLoaded]);
}

/** Follows the alerts of the board (C.3): their sounds, and the list of those that were not acknowledged. */
export function useAlerts(
  { orders, prints, bookings, isRead, seenAlerts }: Board,
  { permissions, userId }: StaffSession,
): Alerts {
  const read = useCallback(
    (now: Date) =>
      JSON.stringify(boardAlerts({ orders: orders.values(), prints, bookings }, { permissions, now })),
    [orders, prints, bookings, permissions],
  );
  const standing = useClock(read);
  const all = useMemo(() => JSON.parse(standing) as BoardAlert[], [standing]);
  useAlertSound(all, isRead);
  const { causes, acknowledge } = useAcknowledged({ all, shared: seenAlerts, isRead, userId });
  const alerts = useMemo(() => all.filter((alert) => !isSeen(alert, causes)), [all, causes]);
  return useMemo(() => ({ alerts, acknowledge, seenAlerts }), [alerts, acknowledge, seenAlerts]);
}
