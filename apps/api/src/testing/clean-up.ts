import { propertySeed } from '@dasturxon/core/testing';
import { configureGlobal } from 'fast-check';
import { afterAll, afterEach, vi } from 'vitest';

import { closeDatabases } from './database.ts';

configureGlobal(propertySeed());

// The files of a worker share its clock: a database opened under a stopped one would soon count as away.
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});
afterAll(closeDatabases);
