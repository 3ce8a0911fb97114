import type { Deps } from '../deps.ts';

/** What a command works with. */
export type CommandDeps = Pick<Deps, 'db' | 'env' | 'log' | 'secrets' | 'tenants' | 'now' | 'newId'>;

/** A change of data that people ask for at a terminal. Says what it did, a line each; rejects with what was wrong. */
export type Command = (deps: CommandDeps, wish: unknown) => Promise<string[]>;
