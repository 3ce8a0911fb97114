/** Connection errors and write conflicts: retryable. */
const PASSING_STATES = /^(08|53|57P|40001|40P01|55P03|ECONNREFUSED$|ECONNRESET$|EPIPE$|ETIMEDOUT$)/;
/** The database accepts no writes: a full or failing disk, or a standby (F14). An operator must repair it. */
const UNWRITABLE_STATES = /^(53100|25006|58030|ENOSPC$|EROFS$|EDQUOT$)/;
/** The driver's messages about a broken connection, which have no code. */
const BROKEN =
  /^(Connection terminated|timeout exceeded when trying to connect|Client has encountered a connection error)/;

const causeOf = (error: unknown) =>
  error instanceof Error && error.cause instanceof Error ? error.cause : error;

function inState(error: unknown, states: RegExp): boolean {
  const state = (causeOf(error) as { code?: unknown } | null)?.code;
  return typeof state === 'string' && states.test(state);
}

/** Whether the database accepts no writes until an operator repairs it. */
export const isUnwritable = (error: unknown): boolean => inState(error, UNWRITABLE_STATES);

/** Whether the same call may succeed a moment later: the database is away, full or busy. */
export function isPassing(error: unknown): boolean {
  const cause = causeOf(error);
  const isNameless = cause instanceof Error && typeof (cause as { code?: unknown }).code !== 'string';
  return inState(error, PASSING_STATES) || isUnwritable(error) || (isNameless && BROKEN.test(cause.message));
}
