import * as v from 'valibot';

const from = (least: number) => v.pipe(v.number(), v.integer(), v.minValue(least), v.maxValue(86_400));

const seconds = (usual: number, least: number) => v.fallback(v.optional(from(least), usual), usual);

/** The `reason` of the pause of a branch whose boards are silent. */
export const NO_BOARD_REASON = 'NO_BOARD';

/** A branch whose boards have given no sign of life for so long is silent, in seconds (BO-79). */
export const SILENT_AFTER_S = 90;

/**
 * What follows when every board of a branch is silent, in seconds: a warning in the staff chat, and a pause where no other
 * channel is alive. `pauseAfter` 0: never.
 */
export const SilenceTimes = v.object({
  warnAfter: seconds(120, SILENT_AFTER_S),
  pauseAfter: seconds(600, 0),
});
export type SilenceTimes = v.InferOutput<typeof SilenceTimes>;

/** The times as staff set them: none is missing, and a pause comes after the warning. */
export const GivenSilenceTimes = v.pipe(
  v.strictObject({ warnAfter: from(SILENT_AFTER_S), pauseAfter: from(0) }),
  v.check(
    ({ warnAfter, pauseAfter }) => pauseAfter === 0 || pauseAfter > warnAfter,
    `the first is at least ${SILENT_AFTER_S}, and the second is 0 or more than the first`,
  ),
);

/** The state of a branch's boards: alive, silent, silent for so long that the staff is warned, or that it is paused. */
export type BoardSilence = 'ALIVE' | 'SILENT' | 'WARN' | 'PAUSE';

type Silent = { seenAt: Date; now: Date; times: SilenceTimes };

/** The state of a branch by its last sign of life. */
export function boardSilence({ seenAt, now, times }: Silent): BoardSilence {
  const silent = (now.getTime() - seenAt.getTime()) / 1000;
  if (silent < SILENT_AFTER_S) return 'ALIVE';
  if (silent < times.warnAfter) return 'SILENT';
  return times.pauseAfter === 0 || silent < times.pauseAfter ? 'WARN' : 'PAUSE';
}

/** When the state may change without a sign of life; null after the last change. */
export function nextSilenceLook({ seenAt, now, times }: Silent): Date | null {
  const steps = [SILENT_AFTER_S, times.warnAfter, times.pauseAfter].map(
    (after) => new Date(seenAt.getTime() + after * 1000),
  );
  return steps.find((at) => at > now) ?? null;
}
