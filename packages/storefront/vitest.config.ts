import { createRequire } from 'node:module';

import { defineConfig, mergeConfig } from 'vitest/config';

import { storefrontConfig } from './vite.shell.ts';

/** VKUI without its style sheets, which Node cannot import from a package; found where the kit finds it. */
const vkui = createRequire(createRequire(import.meta.url).resolve('@dasturxon/ui/sheet')).resolve(
  '@vkontakte/vkui',
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
      include: ['src/**/*.test.{ts,tsx}'],
      setupFiles: ['src/testing/clean-up.ts'],
      testTimeout: 20_000,
    },
  }),
);
