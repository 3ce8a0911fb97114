import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';

import { run } from '@dasturxon/tooling/run-step';
import { chromium } from '@playwright/test';

import { launched } from '../src/launched.ts';
import { startServer } from '../src/server/running-server.ts';
import { fillBoard } from './fill-board.ts';
import { type Look, LOOKS, photograph, STATIONS } from './stations.ts';

/**
 * `pnpm screens [--out DIR] [--languages uz,ru] [--no-build]`: pictures of every screen of the back office at the demo brand, light
 * and dark: the owner's pages, the kitchen's tablet, the courier's phone and the sign-in. Everything is written into a
 * folder outside the repository, one file for each screen, language and colour scheme.
 */
const { values } = parseArgs({
  options: {
    out: { type: 'string', default: join(tmpdir(), 'dasturxon-screens') },
    languages: { type: 'string', default: 'uz,ru' },
    'no-build': { type: 'boolean', default: false },
  },
});

if (!values['no-build'] && (await run(['turbo', 'run', 'build', '--output-logs=errors-only'])) !== 0)
  process.exit(1);
const out = resolve(values.out);
mkdirSync(out, { recursive: true });
const looks: Look[] = values.languages
  .split(',')
  .flatMap((language) => LOOKS.map((colorScheme) => ({ language, colorScheme })));
const dataDir = mkdtempSync(join(tmpdir(), 'dasturxon-screens-data-'));
const server = await startServer(dataDir);
process.env['E2E_PORT'] = String(server.port);
const browser = await chromium.launch(launched(process.env['CHROMIUM_PATH']));
try {
  await fillBoard();
  for (const station of STATIONS) {
    const count = await photograph(browser, { station, looks, out });
    console.log(`${station.name.padEnd(8)} ${count} pictures`);
  }
  console.log(`written to ${out}`);
} finally {
  await browser.close();
  await server.stop();
  rmSync(dataDir, { recursive: true, force: true });
}
