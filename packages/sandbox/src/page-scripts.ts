import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

const NAME = /^[\w-]+\.js$/;

/**
 * A built script of the sandbox's pages (`browser/`, built by Vite into `dist/`). Null when there is no such script;
 * throws when the sandbox is not built.
 */
export async function readPageScript(name: string): Promise<string | null> {
  if (!NAME.test(name)) return null;
  const root = dirname(createRequire(import.meta.url).resolve('@dasturxon/sandbox/package.json'));
  try {
    return await readFile(join(root, 'dist', name), 'utf8');
  } catch {
    if (name === 'console.js') throw new Error('The sandbox is not built. Run npm start, or pnpm build.');
    return null;
  }
}
