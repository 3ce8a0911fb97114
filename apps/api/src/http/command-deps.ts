import type { Deps } from '../deps.ts';

/** What a command may use. */
export type CommandDeps = Pick<Deps, 'db' | 'env' | 'secrets' | 'tenants' | 'log' | 'now' | 'newId'>;
