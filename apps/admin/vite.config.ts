import { fileURLToPath } from 'node:url';

import { getConfig } from '@lingui/conf';
import { lingui, linguiTransformerBabelPreset } from '@lingui/vite-plugin';
import babel from '@rolldown/plugin-babel';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

const here = fileURLToPath(new URL('.', import.meta.url));

function linguiMacros() {
  const { rolldown } = linguiTransformerBabelPreset({}, { cwd: here });
  const plugin = fileURLToPath(import.meta.resolve('@lingui/babel-plugin-lingui-macro'));
  return { preset: { plugins: [[plugin, { linguiConfig: getConfig({ cwd: here }) }]] }, rolldown };
}

export default defineConfig({
  plugins: [react(), lingui({ cwd: here, failOnCompileError: true }), babel({ presets: [linguiMacros()] })],
  base: '/assets/admin/',
  build: { outDir: 'dist', target: 'es2022', assetsInlineLimit: 0, assetsDir: 'assets' },
});
