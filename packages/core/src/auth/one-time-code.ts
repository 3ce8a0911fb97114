/** Digits of a sign-in code (D29). */
export const CODE_LENGTH = 6;
/** How long a code is good for (D29). */
export const CODE_LIFE_SECONDS = 180;
/** Wrong answers before a new code is needed (D29). */
export const CODE_ATTEMPTS = 5;
/** The wait after the first, second and every later code (D29). */
const RESEND_WAITS_SECONDS = [60, 120, 600] as const;
/** Codes that one phone may ask for (D29). */
export const CODE_SENDS_LIMITS = [
  { sends: 3, withinSeconds: 600 },
  { sends: 10, withinSeconds: 86_400 },
] as const;

/** Seconds that must pass after so many codes before the next one (D29). */
export function resendWaitSeconds(sends: number): number {
  if (sends < 1) return 0;
  return RESEND_WAITS_SECONDS[Math.min(sends, RESEND_WAITS_SECONDS.length) - 1] ?? 0;
}

/** The remaining tries in an error of a code (D29); null where an older server does not send them. */
export function triesLeftOf({ data }: { data: Readonly<Record<string, unknown>> }): number | null {
  const left = data['triesLeft'];
  return typeof left === 'number' && Number.isInteger(left) && left >= 0 ? left : null;
}

/** Whole seconds left until another code may be asked for, never negative (SES-14). */
export function resendCountdown({
  sends,
  lastSentAt,
  now,
}: {
  sends: number;
  lastSentAt: Date;
  now: Date;
}): number {
  const due = lastSentAt.getTime() + resendWaitSeconds(sends) * 1000;
  return Math.max(0, Math.ceil((due - now.getTime()) / 1000));
}
