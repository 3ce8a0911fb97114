import type { MenuPlan, RowError, RowErrorCode } from '@dasturxon/core/menu-file';

/** What the command line prints for an error; `{fact}` is filled in. */
const SENTENCES: Record<RowErrorCode, string> = {
  'header.unknown': 'there is no such column',
  'header.twice': 'the column is there twice',
  'file.tooLong': 'the file has more than {most} rows',
  'id.unknown': 'there is no dish {cell}',
  'match.several': 'several dishes are called {cell}: add their id',
  'match.twice': 'the dish is in line {line} already',
  'name.missing': 'a new dish needs name_uz or name_ru',
  'category.missing': 'a new dish needs a category',
  'price.missing': 'a new dish needs a price',
  'price.wrong': '{cell} is not a price in whole soʻm',
  'discount.wrong': '{cell} is not a percentage from 0 to 100',
  'mxik.wrong': '{cell} is not a MXIK of 17 digits',
  'barcode.wrong': '{cell} is not a barcode of 4 to 14 digits',
  'packageCode.wrong': '{cell} is not a package code of up to 20 digits',
  'packageCode.withoutMxik': 'a package code needs a mxik',
  'packageCode.differs': 'the package code of {mxik} is {before} in a line before',
  'image.wrong': '{cell} is neither an https address nor a path of this server',
  'active.wrong': '{cell} is neither 1 nor 0',
  'position.wrong': '{cell} is not a number',
  'text.tooLong': 'the text has more than {most} letters',
};

/** An error as a line for the person at the keyboard. */
export function errorLine({ line, column, code, facts }: RowError): string {
  const sentence = SENTENCES[code].replace(/\{(\w+)\}/g, (_, fact: string) => facts[fact] ?? '');
  return `line ${line}, ${column || 'file'}: ${sentence} (${code})`;
}

const SHOWN = 100;

/** What an import does: every change, up to a hundred, and the sums. */
export function planLines({ created, changed, same, locked, absent }: MenuPlan): string[] {
  if (created.length + changed.length === 0)
    return [`no changes: ${same} dishes are the same, ${absent} are not in the file`];
  const lines = [
    ...created.map(({ line, cells }) => `line ${line}: new ${cells.name_uz || cells.name_ru} ${cells.price}`),
    ...changed.flatMap(({ line, id, changes }) =>
      changes.map(({ column, was, now }) => `line ${line}: ${id} ${column}: ${was} → ${now}`),
    ),
    ...locked.map(
      ({ line, id, changes }) =>
        `line ${line}: ${id} keeps ${changes.map(({ column }) => column).join(', ')}: locked`,
    ),
  ];
  const more = lines.length > SHOWN ? [`… and ${lines.length - SHOWN} more`] : [];
  const sums = `${created.length} new, ${changed.length} changed, ${same} the same, ${absent} not in the file`;
  return [...lines.slice(0, SHOWN), ...more, sums];
}
