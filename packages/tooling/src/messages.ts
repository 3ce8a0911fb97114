import { existsSync } from 'node:fs';
import { join } from 'node:path';

import { ROOT, run } from './run-step.ts';

/**
 * Extracts every message and checks that all languages have it. With `--check` an extraction that changes a
 * catalogue fails, so that catalogues and code cannot drift apart.
 */
const FOLDERS = ['packages/storefront', 'apps/admin', 'apps/api'].filter((folder) =>
  existsSync(join(ROOT, folder, 'lingui.config.ts')),
);
const check = process.argv.includes('--check');

let failed = 0;
for (const cwd of FOLDERS) {
  const before = await snapshot(cwd);
  failed ||= await run(['lingui', 'extract', '--clean'], { cwd });
  if (check && (await snapshot(cwd)) !== before) {
    console.error(
      `${cwd}/locales did not match the code: run \`pnpm messages\`, translate what is new and commit.`,
    );
    failed ||= 1;
  }
  failed ||= await run(['lingui', 'compile', '--strict'], { cwd });
}
process.exitCode = failed;

async function snapshot(folder: string): Promise<string> {
  const { globSync, readFileSync } = await import('node:fs');
  const files = globSync('locales/**/*.po', { cwd: join(ROOT, folder) }).sort();
  return files
    .map((file) => `${file}\n${withoutDate(readFileSync(join(ROOT, folder, file), 'utf8'))}`)
    .join('\n');
}

function withoutDate(catalog: string): string {
  return catalog.replace(/^"(POT-Creation-Date|PO-Revision-Date):.*$/gm, '');
}
