import { builtPages } from './pages/build/built-pages.ts';
import { mountPages } from './pages/pages.routes.ts';
import { runServer } from './app/run-server.ts';
import { mountSandbox } from './sandbox/mount-sandbox.ts';
import { seedDemo } from './seed/seed-demo.ts';

/** The complete server. Pages are mounted last, because they answer all remaining paths. */
export function serve(): Promise<void> {
  return runServer({ mounts: [mountSandbox, mountPages(builtPages)], seed: seedDemo });
}
