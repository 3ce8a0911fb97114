import { readFile, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { brotliCompress } from 'node:zlib';

import { linguiPlugins } from '@dasturxon/tooling/build/lingui-plugins';
import react from '@vitejs/plugin-react';
import type { Plugin, UserConfig } from 'vite';

import { chunksOf } from './vite.chunks.ts';
import { inlineScripts } from './vite.inline-script.ts';

export { inlineScripts };

const here = fileURLToPath(new URL('.', import.meta.url));

/** `product-card__plate`: unique, because style sheets are named after their components, and short in every page. */
const className = (local: string, file: string) => `${basename(file, '.module.css')}__${local}`;

/** What every build of the storefront shares: the server's entry and the shells' must agree on each class name. */
export function storefrontConfig(): UserConfig {
  return {
    plugins: [inlineScripts, react(), ...linguiPlugins(here)],
    css: { modules: { generateScopedName: className } },
  };
}

/** Beside each script and style its brotli bytes, at the best quality: half a second that no visitor waits for. */
const brotliBeside: Plugin = {
  name: 'dasturxon:brotli-beside',
  apply: 'build',
  async writeBundle({ dir = '' }, bundle) {
    const texts = Object.keys(bundle).filter((name) => /\.(?:js|css)$/.test(name));
    for (const name of texts) {
      const file = join(dir, name);
      await writeFile(`${file}.br`, await promisify(brotliCompress)(await readFile(file)));
    }
  },
};

/** Files that are loaded before every screen: their names would add bytes to each screen's script. */
const WITH_EVERY_SCREEN = /\/(?:core|data|kit|main|vkui)-[\w-]+\.js$/;

/**
 * The files that a script preloads with a lazy import, so that they load in parallel. The menu's script names them
 * only for imports of screens: other imports may take one more round trip, and thirty file names would add bytes to
 * every visit.
 */
function namedForLater(file: string, deps: string[], { hostId }: { hostId: string }): string[] {
  const isMenu = /\/main-[\w-]+\.js$/.test(hostId);
  if (!isMenu) return deps.filter((dep) => dep === file || !WITH_EVERY_SCREEN.test(dep));
  const isDeferred = !/\/screens-/.test(file);
  return isDeferred ? deps.filter((dep) => dep === file || dep.endsWith('.css')) : deps;
}

/** Writes `contents.json` beside the manifest: the modules of each chunk, biggest first, with their size before compression. */
const chunkContents: Plugin = {
  name: 'dasturxon:chunk-contents',
  apply: 'build',
  generateBundle(_, bundle) {
    const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
    const contents = chunks.map(({ fileName, modules }) => [fileName, listModules(modules)]);
    const source = JSON.stringify(Object.fromEntries(contents), null, 1);
    this.emitFile({ type: 'asset', fileName: 'contents.json', source });
  },
};

function listModules(modules: Readonly<Record<string, { renderedLength?: number }>>): string[] {
  return Object.entries(modules)
    .map(([id, { renderedLength = 0 }]) => ({
      id: id.replace(/^.*\/(?:node_modules|packages)\//, ''),
      renderedLength,
    }))
    .filter(({ renderedLength }) => renderedLength > 0)
    .toSorted((a, b) => b.renderedLength - a.renderedLength)
    .map(({ id, renderedLength }) => `${id} ${renderedLength}`);
}

type ShellBuild = { base: string; entry: string; isMiniApp?: boolean };

/** The browser build of one shell: an entry script, a manifest the server reads, content-hashed assets under `base`. */
export function shellConfig({ base, entry, isMiniApp = false }: ShellBuild): UserConfig {
  const shared = storefrontConfig();
  return {
    ...shared,
    plugins: [shared.plugins, brotliBeside, chunkContents],
    base,
    build: {
      outDir: 'dist',
      manifest: 'manifest.json',
      modulePreload: { polyfill: false, ...(!isMiniApp && { resolveDependencies: namedForLater }) },
      target: 'es2022',
      assetsInlineLimit: 0,
      rolldownOptions: { input: entry, output: { codeSplitting: chunksOf(isMiniApp) } },
    },
  };
}
