/** Two sign-ins of one phone at the same moment: the second finds what the first made. */
export async function onceMoreOnConflict<T>(attempt: () => Promise<T>): Promise<T> {
  return attempt().catch((error: unknown) => {
    const cause = (error instanceof Error ? error.cause : null) as { code?: string } | null;
    if (cause?.code === '23505') return attempt();
    throw error;
  });
}
