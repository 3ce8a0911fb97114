import type { Api } from '@dasturxon/core/api';
import type { AuthAdapter } from '@dasturxon/core/auth';
import { createContext, use } from 'react';

import type { Shell } from '../store/read-boot.ts';
import type { Host } from './host.ts';

/** A store of strings that may be full, blocked or empty: it never throws, it drops values. */
export type KeyValueStore = {
  read(key: string): string | null;
  write(key: string, value: string): void;
  remove(key: string): void;
  keys(): string[];
  /** Calls back when another tab has changed a key; null when it has cleared everything. */
  watch(changed: (key: string | null) => void): () => void;
  /** Calls back when something could only be remembered until the page closes; at once when that is so already. */
  onForget?(listener: () => void): () => void;
};

/** The person's place could not be had: it was refused, took too long, or there is no such thing here. */
export class LocationRefused extends Error {
  override name = 'LocationRefused';
  readonly reason: 'denied' | 'unavailable' | 'timeout';

  constructor(reason: LocationRefused['reason']) {
    super(`Location: ${reason}`);
    this.reason = reason;
  }
}

/** Everything a host plugs in. Built once in an app's `main.ts`, replaced whole in a test. */
export type Deps = Host & {
  shell: Shell;
  storage: KeyValueStore;
  now: () => Date;
  /** The merchant's, as the page's boot data has it. */
  timeZone: string;
  /** The host's sign-in; loaded on demand. */
  loadAuth: (api: Api) => Promise<AuthAdapter>;
  /** Whether the host can sign its user in: tried once per launch, after the first paint. */
  knowsCustomers: boolean;
};

export const DepsContext = createContext<Deps | null>(null);

/** What the host plugged in. */
export function useDeps(): Deps {
  const deps = use(DepsContext);
  if (!deps) throw new Error('useDeps needs startStorefront above it');
  return deps;
}
