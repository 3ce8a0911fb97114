import { getCatalogs } from '@lingui/cli/api';
import { getConfig } from '@lingui/conf';
import type { Plugin } from 'vite';

const ID = /\bid: "([\w+/-]{6})"/g;
/** An id that chance hardly makes: 'search', 'basket'. */
const PLAIN_WORD = /^[a-z]+$/;
const CATALOGUE = /JSON\.parse\(("(?:[^"\\]|\\.)*")\)/;

/** Each message's number: its place among what the screens say, and after them among what the menu alone says. */
async function numbersOf(cwd: string): Promise<ReadonlyMap<string, number>> {
  const config = getConfig({ cwd });
  const catalogs = (await getCatalogs(config)).toSorted((a, b) => b.path.localeCompare(a.path));
  const read = await Promise.all(catalogs.map((catalog) => catalog.read(config.sourceLocale ?? '')));
  const ids = read.flatMap((messages) => Object.keys(messages ?? {}));
  return new Map([...new Set(ids)].map((id, at) => [id, at]));
}

/** A catalogue by numbers: as a list where it holds the first of them without a gap. */
function byNumber(messages: Record<string, unknown>, numbers: ReadonlyMap<string, number>): unknown {
  const numbered = Object.entries(messages)
    .map(([id, words]) => [numbers.get(id)!, words] as const)
    .toSorted(([a], [b]) => a - b);
  const isWhole = numbered.every(([number], at) => number === at);
  return isWhole ? numbered.map(([, words]) => words) : Object.fromEntries(numbered);
}

/**
 * Lingui names a message by six letters of chance, which no compression shortens: they were two fifths of a catalogue.
 * In a build its number stands for them, in the words of every language and wherever they are said, the same in each build
 * of the same messages: the server's pages and the shells speak of the same ones. A message that no catalogue holds, which
 * a visitor would see as its id, fails the build.
 */
export function numberedWords(cwd: string): Plugin {
  let numbers: ReadonlyMap<string, number> = new Map();
  return {
    name: 'dasturxon:numbered-words',
    apply: 'build',
    enforce: 'post',
    async buildStart() {
      numbers = await numbersOf(cwd);
    },
    transform(code, id) {
      if (id.endsWith('.po'))
        return code.replace(CATALOGUE, (_, text: string) => {
          const messages = JSON.parse(JSON.parse(text) as string) as Record<string, unknown>;
          return `JSON.parse(${JSON.stringify(JSON.stringify(byNumber(messages, numbers)))})`;
        });
      if (!id.includes('/src/')) return null;
      const numbered = code.replace(ID, (whole, found: string) => {
        const number = numbers.get(found);
        if (number === undefined && !PLAIN_WORD.test(found))
          this.error(`${id} says ${found}, which no catalogue of lingui.config.ts holds`);
        return number === undefined ? whole : `id: "${number}"`;
      });
      return { code: numbered, map: null };
    },
  };
}
