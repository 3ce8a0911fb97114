/** A signal that aborts with the first of the given ones. `release` lets go of them when the work is done. */
export function abortTogether(...signals: readonly (AbortSignal | undefined)[]): {
  signal: AbortSignal;
  release: () => void;
} {
  const controller = new AbortController();
  for (const source of signals) {
    if (source?.aborted) controller.abort(source.reason);
    source?.addEventListener('abort', () => controller.abort(source.reason), {
      once: true,
      signal: controller.signal,
    });
  }
  return { signal: controller.signal, release: () => controller.abort() };
}

/** Resolves when the signal aborts. */
export function aborted(signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    if (signal.aborted) resolve();
    else signal.addEventListener('abort', () => resolve(), { once: true });
  });
}
