import { boardColumn, isRinging, type BoardOrder } from '@dasturxon/core/staff';
import { useCallback, useEffect, useMemo, useRef, useSyncExternalStore } from 'react';

import { useClock } from '../time/use-clock.ts';
import { createBell } from './bell.ts';
import type { Tone } from './tone-buffer.ts';

/** After so many milliseconds an unanswered order rings louder (C.4). */
const URGENT_MS = 60_000;

/** The bell of this tab. */
export const bell = createBell();

/** What sounds when there are more of something, and how many the screen starts with. */
type More = { tone: Tone; before?: number };

/** Sounds once, where the sound is on, whenever there are more than before. */
export function useChimeOnMore(count: number, { tone, before = 0 }: More): void {
  const last = useRef(before);
  useEffect(() => {
    if (count > last.current) bell.alert(tone);
    last.current = count;
  }, [count, tone]);
}

/** Whether this tab may sound now. */
export const useIsSoundOn = (): boolean => useSyncExternalStore(bell.subscribe, bell.isOn);

/** What rings: since when an order waits. */
type Waiting = Pick<BoardOrder, 'kitchenSince'>;

const toneAt = (orders: readonly Waiting[], now: Date): Tone =>
  orders.some(({ kitchenSince }) => kitchenSince && now.getTime() - Date.parse(kitchenSince) > URGENT_MS)
    ? 'URGENT'
    : 'NEW';

/** Rings while orders wait, louder after a minute. Returns how many wait. */
export function useRing(waiting: readonly Waiting[]): number {
  const read = useCallback(
    (now: Date) => (waiting.length === 0 ? '' : `${waiting.length} ${toneAt(waiting, now)}`),
    [waiting],
  );
  const [count = '', tone] = useClock(read).split(' ');
  useEffect(() => {
    bell.ring((tone as Tone | undefined) ?? null);
    return () => bell.ring(null);
  }, [tone]);
  return Number(count);
}

/** Rings once when another branch has given an accepted order to this one: it is new here. */
function useGivenChime(orders: ReadonlyMap<string, BoardOrder>): void {
  const given = [...orders.values()].filter(
    (order) => order.givenBy !== null && boardColumn(order) === 'COOKING',
  ).length;
  useChimeOnMore(given, { tone: 'NEW', before: given });
}

/** Rings for the orders of the board. Returns how many wait. */
export function useBell(orders: ReadonlyMap<string, BoardOrder>): number {
  useGivenChime(orders);
  return useRing(useMemo(() => [...orders.values()].filter(isRinging), [orders]));
}
