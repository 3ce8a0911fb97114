import { Hono } from 'hono';

import { createSandbox, type Sandbox, type SandboxOptions } from '../create-sandbox.ts';

export const NOW = new Date('2026-03-02T09:00:00.000Z');

export interface MountedSandbox extends Sandbox {
  /** Asks the sandbox as its callers do: mounted at `/sandbox`. */
  ask(path: string, init?: RequestInit): Promise<Response>;
  post(path: string, body: unknown): Promise<Response>;
}

/** A sandbox mounted as in the server, with a fixed clock and no orders. */
export function aSandbox(overrides: Partial<SandboxOptions> = {}): MountedSandbox {
  const sandbox = createSandbox({
    now: () => NOW,
    advanceOrder: async () => ({ ok: false, code: 'order_unknown' }),
    ...overrides,
  });
  const server = new Hono().route('/sandbox', sandbox.app);
  const ask = async (path: string, init?: RequestInit) => server.request(`/sandbox${path}`, init);
  return {
    ...sandbox,
    ask,
    post: (path, body) =>
      ask(path, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify(body),
      }),
  };
}
