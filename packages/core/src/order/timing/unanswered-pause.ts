import * as v from 'valibot';

/** The most that a term of the pause may be: orders, or the minutes of a day. */
export const MAX_PAUSE_TERM = 1440;

const Term = v.pipe(
  v.number(),
  v.integer(),
  v.minValue(1),
  v.maxValue(MAX_PAUSE_TERM, `must be at most ${MAX_PAUSE_TERM} each`),
);

const count = (usual: number) => v.fallback(v.optional(Term, usual), usual);

/**
 * When a branch that leaves orders unanswered is paused: `unanswered` within `withinMinutes`, or `inARow` one after
 * another. `pauseMinutes` is the length of the pause.
 */
export const PauseTerms = v.object({
  unanswered: count(2),
  withinMinutes: count(15),
  inARow: count(3),
  pauseMinutes: count(30),
});
export type PauseTerms = v.InferOutput<typeof PauseTerms>;

/** The terms as staff set them: none is missing. */
export const GivenPauseTerms = v.strictObject({
  unanswered: Term,
  withinMinutes: Term,
  inARow: Term,
  pauseMinutes: Term,
});

/** How the wait for an answer to an order ended, and when. */
export type AnsweredOrder = { isAnswered: boolean; at: Date };

/** Whether a branch is to be paused by its last orders, newest first. */
export function needsPause(
  newestFirst: readonly AnsweredOrder[],
  { terms, now }: { terms: PauseTerms; now: Date },
): boolean {
  const since = now.getTime() - terms.withinMinutes * 60_000;
  const recent = newestFirst.filter(({ isAnswered, at }) => !isAnswered && at.getTime() >= since);
  const row = newestFirst.slice(0, terms.inARow);
  const isRow = row.length === terms.inARow && row.every(({ isAnswered }) => !isAnswered);
  return recent.length >= terms.unanswered || isRow;
}
