import { mountPages } from './pages/pages.routes.ts';
import { builtPages } from './pages/built-pages.ts';
import { runServer } from './run-server.ts';
import { mountSandbox } from './sandbox/mount-sandbox.ts';
import { seedBrands } from './seed/seed-brands.ts';

// Pages answer whatever nobody else did, so they are mounted last.
await runServer({ mounts: [mountSandbox, mountPages(builtPages)], seed: seedBrands });
