import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { expect, test } from 'vitest';

import { ROOT } from '../run-step.ts';

/** A shell that grows beyond this has begun to hold what belongs to all of them. */
const LINES = 600;

test.each(['telegram', 'click'])(
  'TEN-14 apps/%s holds its host’s adapters and little else: fewer than 600 lines',
  (app) => {
    const files = globSync(`apps/${app}/src/**/*.{ts,tsx}`, { cwd: ROOT }).filter(
      (file) => !/\.test\.|\/testing\.ts$/.test(file),
    );
    const lines = files.map((file) => readFileSync(join(ROOT, file), 'utf8').trimEnd().split('\n').length);
    expect(files.length).toBeGreaterThan(3);
    expect(lines.reduce((sum, one) => sum + one, 0)).toBeLessThan(LINES);
  },
);
