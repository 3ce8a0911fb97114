import type { BoardOrder } from '../staff/board-order.schema.ts';
import type { PrintJob, PrintMark } from './print-job.schema.ts';

/** A ticket that is not printed this long after its order asked for it is shown as failed, in milliseconds (BO-62). */
export const TROUBLE_AFTER_MS = 6_000;

type State = Pick<PrintJob, 'state' | 'isUncertain' | 'reason'>;

/** Whether a ticket is not printed yet. */
export const isJobOpen = ({ state }: Pick<PrintJob, 'state'>): boolean => state === 'NEW' || state === 'SENT';

/** Whether there is, or may be, a paper of a job. */
export const isOnPaper = ({ state, isUncertain }: Pick<PrintJob, 'state' | 'isUncertain'>): boolean =>
  state === 'SENT' || state === 'DONE' || isUncertain;

/**
 * A printer takes a job. One that was taken before and never confirmed may be on paper already, so its next paper shows
 * COPY (BO-63).
 */
export const takeJob = (job: State): State => ({
  state: 'SENT',
  isUncertain: job.isUncertain || job.state === 'SENT',
  reason: job.reason,
});

/** A printer confirms a job, or reports why there is no paper of it: then it waits again. A repeat changes nothing. */
export function settleJob(job: State, outcome: { failure: string | null }): State {
  if (!isJobOpen(job)) return job;
  if (outcome.failure === null) return { ...job, state: 'DONE', reason: null };
  return { ...job, state: 'NEW', reason: outcome.failure };
}

/** What the paper shows: COPY where there may be another paper of the same job. */
export const markOf = ({ mark, isUncertain }: Pick<PrintJob, 'mark' | 'isUncertain'>): PrintMark =>
  isUncertain && mark === 'ORIGINAL' ? 'COPY' : mark;

/** Whether a ticket has failed so far: its printer reported why, or it has waited too long (BO-62). */
export const isInTrouble = (job: Pick<PrintJob, 'state' | 'reason' | 'createdAt'>, now: Date): boolean =>
  isJobOpen(job) &&
  (job.reason !== null || now.getTime() - new Date(job.createdAt).getTime() >= TROUBLE_AFTER_MS);

/** What a ticket of an order shows that is printed at the screen: that it is cancelled, or has other dishes than before. */
export function markOfOrder({ status, revision }: Pick<BoardOrder, 'status' | 'revision'>): PrintMark {
  if (status === 'CANCELED') return 'CANCELED';
  return revision > 0 ? 'CHANGED' : 'ORIGINAL';
}
