import type { PublishedChange } from '@dasturxon/core/drafts';

type Change = Pick<PublishedChange, 'field' | 'by'>;

/** An author whose name is not known; no name is blank. */
export const UNNAMED = ' ';

const authorOf = ({ by }: Change): string => by ?? UNNAMED;

/** Who made the changes: each once, those with a name in the order of the alphabet, then those without. */
export function authorsOf(changes: readonly Change[]): string[] {
  const authors = new Set(changes.map(authorOf));
  const named = [...authors].filter((author) => author !== UNNAMED);
  return [
    ...named.toSorted((one, other) => one.localeCompare(other)),
    ...(authors.has(UNNAMED) ? [UNNAMED] : []),
  ];
}

/** The changes of a field and an author; an empty one is any. */
export const foundChanges = <Row extends Change>(
  changes: readonly Row[],
  { field, author }: { field: string; author: string },
): Row[] =>
  changes.filter(
    (change) => (field === '' || change.field === field) && (author === '' || authorOf(change) === author),
  );
