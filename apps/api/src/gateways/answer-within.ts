/**
 * The answer of a service, or null when it fails or takes longer than the limit. The limit also ends a call that does not
 * heed its signal.
 */
export async function answerWithin<T>(
  { limitMs, failed }: { limitMs: number; failed: (error: unknown) => void },
  ask: (signal: AbortSignal) => Promise<T>,
): Promise<T | null> {
  const signal = AbortSignal.timeout(limitMs);
  const late = new Promise<never>((_, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason as Error), { once: true });
  });
  try {
    return await Promise.race([ask(signal), late]);
  } catch (error) {
    failed(error);
    return null;
  }
}
