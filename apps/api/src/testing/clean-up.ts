import { propertySeed } from '@dasturxon/core/testing';
import { configureGlobal } from 'fast-check';
import { afterAll, afterEach, vi } from 'vitest';

import { closeDatabases } from './database.ts';

configureGlobal(propertySeed());

afterEach(() => {
  vi.restoreAllMocks();
});
afterAll(closeDatabases);
