import type { Serve } from './http/serving.ts';

/** Every feature of the contract; each mounts its own endpoints. */
export const FEATURES: readonly ((serve: Serve) => void)[] = [];
