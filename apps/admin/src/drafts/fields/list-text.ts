import type { FieldItem, FieldValue } from '@dasturxon/core/drafts';

const textOf = (item: FieldItem): string =>
  typeof item === 'object' && item !== null ? Object.values(item).join(': ') : String(item);

/** A list as it is typed: an entry in a line, `name: value` where an entry has both. */
export const listText = (value: FieldValue): string =>
  Array.isArray(value) ? value.map(textOf).join('\n') : '';

const toPair = (line: string): FieldItem => {
  const [type = '', ...rest] = line.split(':');
  return { type: type.trim(), value: rest.join(':').trim() };
};

/** Reads what is typed. An entry that is not complete stays, so that the field can name it. */
export const typedList = (text: string, { isPairs }: { isPairs: boolean }): FieldValue =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
    .map((line) => (isPairs ? toPair(line) : line));
