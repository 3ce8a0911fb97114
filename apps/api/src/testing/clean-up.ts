import { afterAll, afterEach, vi } from 'vitest';

import { closeDatabases } from './database.ts';

afterEach(() => {
  vi.restoreAllMocks();
});
afterAll(closeDatabases);
