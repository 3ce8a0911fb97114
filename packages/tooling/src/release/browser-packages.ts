import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { packageClosure, type Installed } from './package-closure.ts';

/** Workspaces whose dependencies end in the built pages. */
const BROWSER = [
  'packages/core',
  'packages/ui',
  'packages/admin-ui',
  'packages/storefront',
  'packages/sandbox',
  'apps/api',
  'apps/web',
  'apps/telegram',
  'apps/click',
  'apps/admin',
];

/** The packages of the registry that may be part of built files: bundled ones have no folder in the release. */
export function browserPackages(root: string): Installed[] {
  const roots = BROWSER.map((at) => {
    const text = readFileSync(join(root, at, 'package.json'), 'utf8');
    const { dependencies = {} } = JSON.parse(text) as { dependencies?: Record<string, string> };
    const names = Object.keys(dependencies).filter((name) => !name.startsWith('@dasturxon/'));
    return { from: join(root, at), names };
  });
  return packageClosure(roots);
}
