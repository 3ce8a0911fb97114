import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

import { ROOT } from '@dasturxon/tooling/run-step';

/** The server's entry of a release before, and a file of its website that this build has no more. */
export type PreviousRelease = { entry: string; goneAsset: string; remove: () => void };

/** Checks out a commit beside the repository and builds it, as its release was built. */
export function makePreviousRelease(folder: string, commit: string): PreviousRelease {
  const git = (...args: string[]) => execFileSync('git', args, { cwd: ROOT, stdio: 'inherit' });
  const remove = () => git('worktree', 'remove', '--force', folder);
  git('worktree', 'add', '--quiet', '--detach', folder, commit);
  try {
    const build = (command: string) => execFileSync('sh', ['-c', command], { cwd: folder, stdio: 'inherit' });
    build('npm run -s setup');
    build('node_modules/.bin/turbo run build --output-logs=errors-only');
    const assets = join(folder, 'apps/web/dist/assets');
    const isGone = (name: string) =>
      name.endsWith('.js') && !existsSync(join(ROOT, 'apps/web/dist/assets', name));
    const chunk = readdirSync(assets).find(isGone);
    if (chunk === undefined)
      throw new Error(`the website has every chunk of ${commit}: name an older commit`);
    return {
      entry: join(folder, 'apps/api/dist/main.js'),
      goneAsset: `/assets/web/assets/${chunk}`,
      remove,
    };
  } catch (error) {
    remove();
    throw error;
  }
}
