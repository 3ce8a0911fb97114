import { createServer as createHttpServer } from 'node:http';
import { join } from 'node:path';

import { createServer as createVite } from 'vite';

import { packageRoot } from './kernel/package-root.ts';
import { livePages } from './pages/build/live-pages.ts';
import { mountPages } from './pages/pages.routes.ts';
import { runServer } from './app/run-server.ts';
import { mountSandbox } from './sandbox/mount-sandbox.ts';
import { seedDemo } from './seed/seed-demo.ts';

/** The development server: Vite serves the screens from source, with hot reload. */
const web = join(packageRoot(), '..', 'web');
const vite = await createVite({
  root: web,
  configFile: join(web, 'vite.config.ts'),
  base: '/',
  appType: 'custom',
  server: { middlewareMode: true, hmr: { port: 24_678 } },
});

await runServer({
  mounts: [mountSandbox, mountPages(livePages(vite))],
  seed: seedDemo,
  createServer: (options, listener) =>
    createHttpServer(options, (request, response) =>
      vite.middlewares(request, response, () => listener(request, response)),
    ),
});
