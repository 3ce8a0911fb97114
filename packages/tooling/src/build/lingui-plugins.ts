import { fileURLToPath } from 'node:url';

import { getConfig } from '@lingui/conf';
import { lingui, linguiTransformerBabelPreset } from '@lingui/vite-plugin';
import babel from '@rolldown/plugin-babel';

/** Lingui's macros and catalogues for a build; `cwd` is the folder with its `lingui.config.ts`. Tests keep the messages' texts. */
export function linguiPlugins(cwd: string) {
  const { rolldown } = linguiTransformerBabelPreset({}, { cwd });
  const plugin = fileURLToPath(import.meta.resolve('@lingui/babel-plugin-lingui-macro'));
  const descriptorFields = process.env['VITEST'] ? 'all' : 'auto';
  const options = { linguiConfig: getConfig({ cwd }), descriptorFields };
  return [
    lingui({ cwd, failOnCompileError: true }),
    babel({ presets: [{ preset: { plugins: [[plugin, options]] }, rolldown }] }),
  ];
}
