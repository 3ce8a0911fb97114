/** What a moment of "ready about" is rounded up to. */
const READY_STEP_MS = 5 * 60_000;

/**
 * When an order placed now is ready about, rounded up to five minutes (IMP-05). The minutes are those of
 * readyInMinutes: the slowest product of the basket and the lead.
 */
export function readyAbout(readyInMinutes: number, now: Date): Date {
  const exact = now.getTime() + readyInMinutes * 60_000;
  return new Date(Math.ceil(exact / READY_STEP_MS) * READY_STEP_MS);
}
