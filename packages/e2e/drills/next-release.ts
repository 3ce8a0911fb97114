import { cpSync, mkdirSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { ROOT } from '@dasturxon/tooling/run-step';

/** The server's entry of a release, and a file of the website that it has no more. */
export type NextRelease = { entry: string; goneAsset: string };

/** What a server reads of the repository besides its packages. */
const APPS = ['web', 'telegram', 'click', 'admin'];

/** Copies this build as the release after it: another build to every open page, and one chunk of the website is gone. */
export function makeNextRelease(folder: string): NextRelease {
  const apps = join(folder, 'apps');
  mkdirSync(join(apps, 'api'), { recursive: true });
  for (const part of ['dist', 'migrations', 'locales', 'package.json'])
    cpSync(join(ROOT, 'apps/api', part), join(apps, 'api', part), { recursive: true });
  symlinkSync(join(ROOT, 'apps/api/node_modules'), join(apps, 'api/node_modules'));
  symlinkSync(join(ROOT, 'packages'), join(folder, 'packages'));
  for (const app of APPS)
    cpSync(join(ROOT, 'apps', app, 'dist'), join(apps, app, 'dist'), { recursive: true });
  const web = join(apps, 'web/dist');
  const manifest = join(web, 'manifest.json');
  writeFileSync(manifest, `${readFileSync(manifest, 'utf8')}\n`);
  const chunk = readdirSync(join(web, 'assets')).find((name) => /^basket.*\.js$/.test(name));
  if (chunk === undefined) throw new Error('the website has no chunk of the basket');
  for (const name of [chunk, `${chunk}.br`]) rmSync(join(web, 'assets', name), { force: true });
  return { entry: join(apps, 'api/dist/main.js'), goneAsset: `/assets/web/assets/${chunk}` };
}
