import { build, type Plugin } from 'vite';

const SUFFIX = '?script';

/**
 * Imports a browser script as the text of its build: `import code from './web.ts?script'`. For the few scripts
 * that a page holds inline and allows by their hash.
 */
export const inlineScripts: Plugin = {
  name: 'dasturxon:inline-scripts',
  enforce: 'pre',
  async resolveId(source, importer) {
    if (!source.endsWith(SUFFIX)) return null;
    const found = await this.resolve(source.slice(0, -SUFFIX.length), importer);
    return found && found.id + SUFFIX;
  },
  async load(id) {
    if (!id.endsWith(SUFFIX)) return null;
    const entry = id.slice(0, -SUFFIX.length);
    this.addWatchFile(entry);
    return `export default ${JSON.stringify(await buildScript(entry))}`;
  },
};

/** One minified classic script of an entry and everything that it imports. */
async function buildScript(entry: string): Promise<string> {
  const result = await build({
    configFile: false,
    logLevel: 'warn',
    build: {
      write: false,
      target: 'es2022',
      minify: true,
      rolldownOptions: { input: entry, output: { format: 'iife' } },
    },
  });
  const [bundle] = [result].flat();
  if (!bundle || !('output' in bundle)) throw new Error(`${entry} has no build output.`);
  const [chunk] = bundle.output;
  return chunk.code.trim();
}
