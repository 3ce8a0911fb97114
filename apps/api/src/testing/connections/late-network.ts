import type { createSandbox } from '@dasturxon/sandbox';

/** Calls give up after so long; stand-ins that are slow answer later than that. */
export const CALL_MS = 60;

/**
 * A sandbox reached as over a network: a call that has no answer in time is aborted while the service goes on. `at` is where
 * its application begins.
 */
export function lateNetwork(
  { app }: Pick<ReturnType<typeof createSandbox>, 'app'>,
  at = 'http://127.0.0.1/sandbox',
) {
  const running: Promise<unknown>[] = [];
  const network: typeof fetch = (input, init) => {
    const path = String(input).replace(at, '');
    const answer = Promise.resolve(app.request(path, { ...init, signal: null }));
    running.push(answer.catch(() => undefined));
    const late = new Promise<never>((_, reject) => {
      const timer = setTimeout(() => reject(new DOMException('late', 'TimeoutError')), CALL_MS);
      void answer.finally(() => clearTimeout(timer)).catch(() => undefined);
    });
    return Promise.race([answer, late]);
  };
  /** Waits for what the service still does after its callers have gone. */
  const settled = async () => void (await Promise.all(running.splice(0)));
  return { network, settled };
}
