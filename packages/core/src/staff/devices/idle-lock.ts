/** How long a session on a shared tablet stays open without a touch. */
export const IDLE_LOCK_MS = 10 * 60_000;

/** How often a tablet reports touches at most. The server's lock may be that much earlier than the screen's. */
export const TOUCH_EVERY_MS = 20_000;

/** Whether a session on a shared tablet is locked. `lockedAt`: locked by hand, or by another person's PIN. */
export const isIdleLocked = (
  { lockedAt, touchedAt }: { lockedAt: Date | null; touchedAt: Date },
  now: Date,
): boolean => lockedAt !== null || now.getTime() - touchedAt.getTime() >= IDLE_LOCK_MS;
