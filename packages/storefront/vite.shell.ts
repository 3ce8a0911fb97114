import { fileURLToPath } from 'node:url';

import { getConfig } from '@lingui/conf';
import { lingui, linguiTransformerBabelPreset } from '@lingui/vite-plugin';
import babel from '@rolldown/plugin-babel';
import react from '@vitejs/plugin-react';
import type { UserConfig } from 'vite';

const here = fileURLToPath(new URL('.', import.meta.url));

/** Lingui's macros, found from here whichever app is being built. */
function linguiMacros() {
  const linguiConfig = getConfig({ cwd: here });
  const { rolldown } = linguiTransformerBabelPreset({}, { cwd: here });
  const plugin = fileURLToPath(import.meta.resolve('@lingui/babel-plugin-lingui-macro'));
  const descriptorFields = process.env['VITEST'] ? 'all' : 'auto';
  return { preset: { plugins: [[plugin, { linguiConfig, descriptorFields }]] }, rolldown };
}

/** What every build of the storefront shares: the server's entry and the shells' must agree on each class name. */
export function storefrontConfig(): UserConfig {
  return {
    plugins: [react(), lingui({ cwd: here, failOnCompileError: true }), babel({ presets: [linguiMacros()] })],
    css: { modules: { generateScopedName: '[name]__[local]' } },
  };
}

/** The menu page's code is one file, whatever the screens share with it: a request each would cost more than it saves. */
const oneChunkForTheMenu = { name: 'menu', tags: ['$initial' as const] };

/** The browser build of one shell: an entry script, a manifest the server reads, content-hashed assets under `base`. */
export function shellConfig({ base, entry }: { base: string; entry: string }): UserConfig {
  return {
    ...storefrontConfig(),
    base,
    build: {
      outDir: 'dist',
      manifest: 'manifest.json',
      modulePreload: { polyfill: false },
      target: 'es2022',
      assetsInlineLimit: 0,
      rolldownOptions: { input: entry, output: { codeSplitting: { groups: [oneChunkForTheMenu] } } },
    },
  };
}
