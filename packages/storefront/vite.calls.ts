import type { Plugin } from 'vite';

import { type Node, partsOf, treeOf } from './vite.syntax.ts';

const IMPORT = /import \{([^}]*\bendpoints\b[^}]*)\} from '@dasturxon\/core\/api'/;

/**
 * `endpoints` is one object of all calls, which the server mounts; a screen makes three of them. In the browser's build
 * the name stands for the module instead, so that a file brings the calls that it makes.
 */
export const endpointsOneByOne: Plugin = {
  name: 'dasturxon:endpoints-one-by-one',
  apply: 'build',
  enforce: 'pre',
  transform(code, id) {
    const found = id.includes('/storefront/src/') ? IMPORT.exec(code) : null;
    if (!found) return null;
    const rest = found[1]!.split(',').filter((name) => name.trim() !== 'endpoints');
    const both = `import {${rest.join(',')}} from '@dasturxon/core/api'; import * as endpoints from '@dasturxon/core/api'`;
    return { code: code.replace(IMPORT, both), map: null };
  },
};

const READS_JSON = '\0dasturxon:reads-json';

/**
 * ofetch puts addresses together by ufo, which knows every kind of them, and reads JSON by destr. Our calls have a path
 * and a query and read their answers themselves: two short functions stand for the one and the browser's own for the
 * other, 2 kB less on each screen.
 */
export const smallCalls = (urlParts: string): Plugin => ({
  name: 'dasturxon:small-calls',
  apply: 'build',
  enforce: 'pre',
  resolveId(source, importer) {
    if (!importer?.includes('/ofetch/')) return null;
    if (source === 'ufo') return urlParts;
    return source === 'destr' ? READS_JSON : null;
  },
  load: (id) => (id === READS_JSON ? 'export default JSON.parse;' : null),
});

const nodesIn = (node: Node): Node[] => [node, ...partsOf(node).flatMap((part) => nodesIn(part))];

/** What only the server reads of a call: what it takes, which it checks, and its line in the documents. */
const FOR_THE_SERVER: readonly string[] = ['params', 'query', 'body', 'summary'];
const ENDPOINTS = /\/core\/src\/api\/endpoints\/[\w-]+\.ts$/;

/** The parts of the calls that a file describes which only the server reads, the last one first. */
function serverParts(program: Node): Node[] {
  const calls = nodesIn(program).filter(
    ({ type, callee }) => type === 'CallExpression' && (callee as Node)['name'] === 'endpoint',
  );
  return calls
    .flatMap((call) => (call['arguments'] as Node[])[0]!['properties'] as Node[])
    .filter(({ key }) => FOR_THE_SERVER.includes(String((key as Node | undefined)?.['name'])))
    .toSorted((a, b) => b.start - a.start);
}

/** A browser sends what the types allow and reads the answer: the schemas of what it sends stay with the server. */
export const callsForTheBrowser: Plugin = {
  name: 'dasturxon:calls-for-the-browser',
  apply: 'build',
  transform(code, id) {
    if (!ENDPOINTS.test(id)) return null;
    const without = (text: string, { start, end }: Node) =>
      text.slice(0, start) + text.slice(end).replace(/^\s*,/, '');
    const parts = serverParts(treeOf(this, code));
    return { code: parts.reduce(without, code), map: null };
  },
};
