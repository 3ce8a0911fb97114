import type { MenuColumn } from '@dasturxon/core/menu-file';

/** What a person mistypes, by column. */
const TYPED: readonly (readonly [MenuColumn, string])[] = [
  ['price', 'cheap'],
  ['price', '-5'],
  ['mxik', '123'],
  ['barcode', 'twelve'],
  ['discount', '150'],
  ['active', 'perhaps'],
  ['position', 'first'],
  ['image', 'javascript:alert(1)'],
  ['name_uz', 'x'.repeat(300)],
  ['id', 'not-a-dish'],
];
const FAULTS = 25;

type Fault = { line: number; column: MenuColumn };

/** The table of a menu file with 25 faults, far from each other, and where they are. */
export function faultyTable(rows: readonly (readonly string[])[]): { table: string[][]; faults: Fault[] } {
  const table = rows.map((row) => [...row]);
  const [head = []] = table;
  const apart = Math.floor((rows.length - 1) / FAULTS);
  const faults = Array.from({ length: FAULTS }, (_, at) => {
    const [column, typed] = TYPED[at % TYPED.length]!;
    const place = 1 + at * apart;
    table[place]![head.indexOf(column)] = typed;
    return { line: place + 1, column };
  });
  return { table, faults };
}
