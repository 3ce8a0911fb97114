const UNIQUE_VIOLATION = '23505';

/** Whether a query failed with a unique violation, of the given key if set. */
export function isTaken(error: unknown, key = ''): boolean {
  const cause =
    error instanceof Error ? (error.cause as { code?: string; constraint?: string } | null) : null;
  return cause?.code === UNIQUE_VIOLATION && (cause.constraint ?? '').includes(key);
}

/** Repeats once after a unique violation: the second attempt finds the row of the concurrent write. */
export function retryOnUniqueViolation<T>(attempt: () => Promise<T>, key?: string): Promise<T> {
  return attempt().catch((error: unknown) => {
    if (isTaken(error, key)) return attempt();
    throw error;
  });
}
