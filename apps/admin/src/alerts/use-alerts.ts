import { type BoardAlert, boardAlerts, type StaffSession } from '@dasturxon/core/staff';
import { createContext, useCallback, useContext, useEffect, useMemo, useRef, useState } from 'react';

import type { Board } from '../board/use-board.ts';
import { ALERT_TONES, type Tone } from '../sound/tone-buffer.ts';
import { bell } from '../sound/use-bell.ts';
import { useClock } from '../time/use-clock.ts';
import { readSeen, stillSeen, writeSeen } from './seen-alerts.ts';

/** The alerts that were not acknowledged on this device, and the way to do so. */
export type Alerts = { alerts: readonly BoardAlert[]; acknowledge: (keys: readonly string[]) => void };

/** The alerts of the signed-in person, on every page. */
export const AlertsContext = createContext<Alerts>({ alerts: [], acknowledge: () => undefined });
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

/** Follows the alerts of the board (C.3): their sounds, and the list of those that were not acknowledged here. */
export function useAlerts({ orders, prints, isRead }: Board, { permissions }: StaffSession): Alerts {
  const read = useCallback(
    (now: Date) => JSON.stringify(boardAlerts({ orders: orders.values(), prints }, { permissions, now })),
    [orders, prints, permissions],
  );
  const standing = useClock(read);
  const all = useMemo(() => JSON.parse(standing) as BoardAlert[], [standing]);
  const [seen, setSeen] = useState(readSeen);
  const [compared, setCompared] = useState<readonly BoardAlert[] | null>(null);
  useAlertSound(all, isRead);
  // The board that the device has kept may lack what was acknowledged.
  if (isRead && compared !== all) {
    setCompared(all);
    setSeen(stillSeen(seen, all));
  }
  useEffect(() => writeSeen(seen), [seen]);
  const acknowledge = useCallback((keys: readonly string[]) => setSeen((before) => [...before, ...keys]), []);
  const alerts = useMemo(() => all.filter(({ key }) => !seen.includes(key)), [all, seen]);
  return useMemo(() => ({ alerts, acknowledge }), [alerts, acknowledge]);
}
