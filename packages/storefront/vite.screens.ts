import type { Plugin } from 'vite';

import { isNode, type Node, partsOf, treeOf } from './vite.syntax.ts';

const TABLE = /\/app\/screens\.ts$/;
const SCREEN = /screens\/[\w-]+\/[\w-]+\.tsx$/;

/** What the first dynamic import inside a piece of code names. */
function importedIn(node: Node): string | null {
  if (node.type === 'ImportExpression') return String((node['source'] as Node)['value']);
  for (const part of partsOf(node)) {
    const found = importedIn(part);
    if (found !== null) return found;
  }
  return null;
}

/** From which file a screen comes and what it is called there. */
type Source = { file: string; part: string };

/** What is taken out of the file that is imported: `(await import(…)).ContactScreen`. */
function partIn(node: Node): string | null {
  const { type, object, property } = node;
  const isTaken = type === 'MemberExpression' && isNode(object) && object.type === 'AwaitExpression';
  if (isTaken) return String((property as Node)['name']);
  return (
    partsOf(node)
      .map(partIn)
      .find((part) => part !== null) ?? null
  );
}

/** The screens that the table names in so many words, with the file that each is imported from. */
function screensIn(node: Node): [name: string, source: Source][] {
  const here = node.type === 'Property' && node['computed'] !== true ? entryOf(node) : null;
  return here ? [here] : partsOf(node).flatMap(screensIn);
}

function entryOf({ key, value }: Node): [name: string, source: Source] | null {
  const file = isNode(value) ? importedIn(value) : null;
  const name = isNode(key) ? (key['value'] ?? key['name']) : null;
  if (!isNode(value) || file === null || !SCREEN.test(file)) return null;
  return [String(name), { file: file.replace(/^(?:\.\.\/)+/, ''), part: partIn(value) ?? '' }];
}

/**
 * Beside the manifest two files of what it does not tell: `screens.json`, from which source each route's screen comes and
 * under which name, so that a page opened there can name its chunks at once; and `contents.json`, which modules a chunk is made of.
 */
export function screensBeside(): Plugin {
  let screens: Record<string, Source> = {};
  return {
    name: 'dasturxon:screens-beside',
    apply: 'build',
    transform(code, id) {
      if (TABLE.test(id)) screens = Object.fromEntries(screensIn(treeOf(this, code)));
    },
    generateBundle(_, bundle) {
      const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
      const contents = chunks.map(({ fileName, modules }) => [fileName, namesOf(modules)]);
      const emit = (fileName: string, value: unknown) =>
        this.emitFile({ type: 'asset', fileName, source: JSON.stringify(value, null, 1) });
      // A chunk that several screens share may keep its parts under names of its own: those are found by the table.
      const isNamed = ([, { file, part }]: [string, Source]) =>
        chunks.some(
          ({ facadeModuleId, exports }) => facadeModuleId?.endsWith(file) && exports.includes(part),
        );
      emit('screens.json', Object.fromEntries(Object.entries(screens).filter(isNamed)));
      emit('contents.json', Object.fromEntries(contents));
    },
  };
}

/** Modules, biggest first, each with the bytes that are left of it before compression. */
function namesOf(modules: Readonly<Record<string, { renderedLength?: number }>>): string[] {
  return Object.entries(modules)
    .map(([id, { renderedLength = 0 }]) => ({
      id: id.replace(/^.*\/(?:node_modules|packages)\//, ''),
      renderedLength,
    }))
    .filter(({ renderedLength }) => renderedLength > 0)
    .toSorted((a, b) => b.renderedLength - a.renderedLength)
    .map(({ id, renderedLength }) => `${id} ${renderedLength}`);
}
