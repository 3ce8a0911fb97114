import { globSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';

import { defineConfig, mergeConfig } from 'vitest/config';

import { storefrontConfig } from './vite.shell.ts';

/** VKUI without its style sheets, which Node cannot import from a package; found where the kit finds it. */
const vkui = createRequire(createRequire(import.meta.url).resolve('@dasturxon/ui/sheet')).resolve(
  '@vkontakte/vkui',
);

const TESTS = 'src/**/*.test.{ts,tsx}';
/**
 * What a test puts in a module's place, what the app's frame and the page's inline script hang on the document, the last
 * tap of any test and the observer of a page would stay for the files after it: these get a worker each.
 */
const apart = globSync(TESTS, { cwd: import.meta.dirname }).filter(
  (file) =>
    file.startsWith('src/app/') ||
    /vi\.(?:mock|doMock)\(|second-taps|use-near|INLINE_SCRIPTS/.test(
      readFileSync(join(import.meta.dirname, file), 'utf8'),
    ),
);

export default mergeConfig(
  storefrontConfig(),
  defineConfig({
    resolve: {
      alias: [
        { find: /^@vkontakte\/vkui\/dist\/cssm$/, replacement: vkui },
        {
          find: /^@vkontakte\/vkui\/dist\/cssm\/styles\/themes\.css$/,
          replacement: new URL('src/app/page.css', import.meta.url).pathname,
        },
      ],
    },
    test: {
      environment: 'happy-dom',
      // Scripts of others are put into the page and never fetched.
      environmentOptions: { happyDOM: { settings: { handleDisabledFileLoadingAsSuccess: true } } },
      setupFiles: ['src/testing/clean-up.ts'],
      testTimeout: 20_000,
      // Vitest leaves one core to itself, which is half of a small machine.
      maxWorkers: 2,
      projects: [
        // Modules are read once for all of these instead of once a file: four fifths of the time. What a test leaves
        // in the page, clean-up.ts takes away.
        { extends: true, test: { name: 'shared', include: [TESTS], exclude: apart, isolate: false } },
        { extends: true, test: { name: 'apart', include: apart } },
      ],
    },
  }),
);
