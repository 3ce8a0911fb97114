const UNIQUE_VIOLATION = '23505';

/** Whether a query failed on a unique key, on the named one if one is named. */
export function isTaken(error: unknown, key = ''): boolean {
  const cause =
    error instanceof Error ? (error.cause as { code?: string; constraint?: string } | null) : null;
  return cause?.code === UNIQUE_VIOLATION && (cause.constraint ?? '').includes(key);
}

/** Two writes of one key at the same moment: the second attempt finds what the other write made. */
export function againIfTaken<T>(attempt: () => Promise<T>, key?: string): Promise<T> {
  return attempt().catch((error: unknown) => {
    if (isTaken(error, key)) return attempt();
    throw error;
  });
}
