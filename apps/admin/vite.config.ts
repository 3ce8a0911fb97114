import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

import { linguiPlugins } from '@dasturxon/tooling/build/lingui-plugins';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

const here = fileURLToPath(new URL('.', import.meta.url));

type ModuleGraph = { getModuleInfo: (id: string) => { importedIds: readonly string[] } | null };

let firstLoad: ReadonlySet<string> | null = null;

const CORE = join(here, '../../packages/core/src');

/** Rules of core that read the wall clock of a zone by luxon (22 kB gzip): the board at work needs none of them. */
function needsLuxon(graph: ModuleGraph, id: string, seen = new Set<string>()): boolean {
  if (id.includes('/luxon/')) return true;
  if (!id.startsWith(CORE) || id.endsWith('/index.ts') || seen.has(id)) return false;
  seen.add(id);
  return graph.getModuleInfo(id)?.importedIds.some((one) => needsLuxon(graph, one, seen)) ?? false;
}

/** The modules of the first file: all that the first script imports, directly or not, but for luxon and its users. */
function modulesOfFirstLoad(graph: ModuleGraph): ReadonlySet<string> {
  const found = new Set<string>();
  const waiting = [join(here, 'src/main.tsx')];
  for (let id = waiting.pop(); id !== undefined; id = waiting.pop()) {
    if (found.has(id) || needsLuxon(graph, id)) continue;
    found.add(id);
    waiting.push(...(graph.getModuleInfo(id)?.importedIds ?? []));
  }
  return found;
}

/** One file for the first load: on a slow network sixty small ones wait for each other. */
const ONE_FIRST_FILE = {
  debugName: 'first load',
  name: (id: string, graph: ModuleGraph) =>
    (firstLoad ??= modulesOfFirstLoad(graph)).has(id) ? 'office' : null,
};

export default defineConfig({
  plugins: [react(), ...linguiPlugins(here)],
  base: '/assets/admin/',
  build: {
    outDir: 'dist',
    target: 'es2022',
    assetsInlineLimit: 0,
    assetsDir: 'assets',
    rolldownOptions: { output: { codeSplitting: { groups: [ONE_FIRST_FILE] } } },
  },
});
