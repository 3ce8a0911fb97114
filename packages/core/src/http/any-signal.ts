/**
 * A signal that aborts with the first of the given ones. Safari 16.0 to 17.3, which iPhones 8 and X keep, has no
 * AbortSignal.any; there a controller listens to each.
 */
export function anySignal(signals: readonly (AbortSignal | undefined)[]): AbortSignal {
  const given = signals.filter((signal) => signal !== undefined);
  if ('any' in AbortSignal) return AbortSignal.any(given);
  const controller = new AbortController();
  for (const source of given) {
    if (source.aborted) controller.abort(source.reason);
    else
      source.addEventListener('abort', () => controller.abort(source.reason), {
        once: true,
        signal: controller.signal,
      });
  }
  return controller.signal;
}

/** Resolves when the signal aborts. */
export function aborted(signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    if (signal.aborted) resolve();
    else signal.addEventListener('abort', () => resolve(), { once: true });
  });
}
