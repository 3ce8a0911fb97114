import { parseSync } from 'oxc-parser';

import { type ImportedName, type ModuleParts, type Node, modulePartsOf, partOf } from './module-parts.ts';

/** Rows that one test names in its title, and the imports that it reads: those are what it proves the rows by. */
export type NamedRows = { rows: string[]; reads: ImportedName[] };

/**
 * A row of the specification, of the back office or of operation, or one beyond the specification (`B16`, `C1`). A colour
 * (`#C62828`), an escape of a URL (`%B8`), a section (`C.7`), a decision (`D36`), a threat (`T29`) and an invariant (`I07`)
 * are not rows.
 */
const ROW =
  /\b(?:TEN|RT|NAV|SCR|OV|ENT|ENUM|SET|ST|SES|BOOT|GEO|MENU|VAL|PRICE|FMT|HTTP|API|ERR|K|IMP|BO|OPS)-\d{2,3}\b|(?<![\w%#.-])[BC]\d{1,2}(?![\w%-])/g;
/** `API-01…05` names each of them. */
const SPAN = /\b([A-Z]+)-(\d{2})…(\d{2})\b/g;
const SPAN_ONCE = new RegExp(SPAN.source);

/** The rows that a text names, spans spread out. */
export function rowsIn(text: string): string[] {
  const spread = text.replace(SPAN, (span) => {
    const [, group = '', from = '', to = ''] = SPAN_ONCE.exec(span) ?? [];
    const rows = Array.from({ length: Number(to) - Number(from) + 1 }, (_, i) => Number(from) + i);
    return rows.map((row) => `${group}-${String(row).padStart(2, '0')}`).join(' ');
  });
  return [...new Set(spread.match(ROW))];
}

/** Ids in bold, which define a requirement, that occur more than once. */
export function definedTwice(requirements: string): string[] {
  const defined = [...requirements.matchAll(/\*\*([^*]+)\*\*/g)].flatMap(([, id = '']) => rowsIn(id));
  return [...new Set(defined.filter((id, index) => defined.indexOf(id) !== index))];
}

/**
 * Each test of a file that names rows, with the imports that it reads directly or through declarations of the file.
 * Rows in a table that no title can be matched with belong to the file's imports as a whole.
 */
export function rowsOfTest(path: string, source: string): NamedRows[] {
  const parts = modulePartsOf(path, source);
  const { program } = parseSync(path, source);
  const found: NamedRows[] = [];
  for (const test of [...testCalls(program), ...ownCalls(program.body)]) {
    const title = { type: 'Title', callee: test['callee'], name: (test['arguments'] as unknown[])[0] };
    const tables = declarationsRead(parts, partOf(title).reads);
    const rows = rowsIn([title, ...tables.map(({ syntax }) => syntax)].flatMap(literalsOf).join(' '));
    if (rows.length > 0) found.push({ rows, reads: importsRead(parts, partOf(test).reads) });
  }
  const named = new Set(found.flatMap(({ rows }) => rows));
  const others = rowsIn(literalsOf(program).join(' ')).filter((row) => !named.has(row));
  if (others.length > 0) found.push({ rows: others, reads: [...parts.imports.values()] });
  return found;
}

/** Calls of a test builder at the top of a file: `keepsTheWire({ row: 'ENT-02 user', … })`. */
function ownCalls(body: readonly unknown[]): Node[] {
  const calls = body.map((statement) => (statement as Node)['expression'] as Node | undefined);
  return calls.flatMap((call) =>
    call?.type === 'CallExpression' && !isTestCall(call['callee'] as Node) ? [call] : [],
  );
}

const TEST_CALLS = new Set(['test', 'it', 'describe']);

/** Calls of test, it and describe with their modifiers, the outer before the inner. */
function testCalls(node: unknown): Node[] {
  if (Array.isArray(node)) return node.flatMap(testCalls);
  if (typeof node !== 'object' || node === null) return [];
  const inner = Object.values(node).flatMap(testCalls);
  const isTest = (node as Node).type === 'CallExpression' && isTestCall((node as Node)['callee'] as Node);
  return isTest ? [node as Node, ...inner] : inner;
}

function isTestCall(callee: Node): boolean {
  const below = callee['object'] ?? callee['callee'];
  return below ? isTestCall(below as Node) : TEST_CALLS.has(String(callee['name']));
}

function literalsOf(node: unknown): string[] {
  if (Array.isArray(node)) return node.flatMap(literalsOf);
  if (typeof node !== 'object' || node === null) return [];
  const { type, value } = node as Node;
  if (type === 'Literal') return typeof value === 'string' ? [value] : [];
  if (type === 'TemplateElement') return [(value as { raw: string }).raw];
  return Object.values(node).flatMap(literalsOf);
}

const declarationsRead = ({ parts }: ModuleParts, names: ReadonlySet<string>) =>
  parts.filter(({ declares }) => declares.some((name) => names.has(name)));

function importsRead(parts: ModuleParts, names: ReadonlySet<string>): ImportedName[] {
  const seen = new Set(names);
  for (const name of seen)
    for (const part of declarationsRead(parts, new Set([name])))
      for (const next of part.reads) seen.add(next);
  return [...seen].flatMap((name) => parts.imports.get(name) ?? []);
}
