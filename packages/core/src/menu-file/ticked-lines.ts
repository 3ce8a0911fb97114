/**
 * Lines of a file as a query carries them: ranges, such as 2-40_44. A range may cover lines that are neither in `lines` nor in
 * `left`, so that its text grows with what is left out alone.
 */
export function writeLines(lines: readonly number[], left: readonly number[]): string {
  const marks = [
    ...lines.map((line) => ({ line, isIn: true })),
    ...left.map((line) => ({ line, isIn: false })),
  ].toSorted((one, other) => one.line - other.line);
  const ranges: [first: number, last: number][] = [];
  let isOpen = false;
  for (const { line, isIn } of marks) {
    const range = ranges.at(-1);
    if (isIn && isOpen && range) range[1] = line;
    else if (isIn) ranges.push([line, line]);
    isOpen = isIn;
  }
  return ranges.map(([first, last]) => (first === last ? String(first) : `${first}-${last}`)).join('_');
}

/** The longest list of lines that a query carries, in characters: the head of a request has 16 KB. */
export const MOST_LINES_TEXT = 7_000;
/** Lines as `writeLines` writes them. */
export const LINES = /^(\d{1,7}(-\d{1,7})?(_\d{1,7}(-\d{1,7})?)*)?$/;

/** Whether a line is one of those that a query carries. */
export function createLineCheck(text: string): (line: number) => boolean {
  const ranges = text === '' ? [] : text.split('_').map((range) => range.split('-').map(Number));
  return (line) => ranges.some(([first = 0, last = first]) => line >= first && line <= last);
}
