import * as v from 'valibot';

import { Instant } from '../kernel/wire.ts';

/** Minutes that a busy branch may add to what it promises. */
export const BUSY_MINUTES = [5, 10, 15, 20, 30] as const;

/** How many minutes longer a busy branch takes, and until when. */
export const Busy = v.object({ minutes: v.number(), until: Instant });
export type Busy = v.InferOutput<typeof Busy>;

/**
 * Minutes that a branch adds to every ready time, arrival and earliest slot at a moment (BO-48); 0 while it is not busy. It
 * ends by itself.
 */
export const busyMinutesAt = ({ busy }: { busy?: Busy | null }, now: Date): number =>
  busy && Date.parse(busy.until) > now.getTime() ? busy.minutes : 0;
