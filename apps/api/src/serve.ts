import { builtPages } from './pages/build/built-pages.ts';
import { mountPages } from './pages/pages.routes.ts';
import { runServer } from './app/run-server.ts';
import { mountSandbox } from './sandbox/mount-sandbox.ts';
import { seedDemo } from './seed/seed-demo.ts';

/** The server with all that it serves. Pages answer whatever nobody else did, so they are mounted last. */
export function serve(): Promise<void> {
  return runServer({ mounts: [mountSandbox, mountPages(builtPages)], seed: seedDemo });
}
