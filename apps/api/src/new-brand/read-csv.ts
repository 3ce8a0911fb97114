/** Rows of a CSV text by the names of its first line. Quotes may hold commas, line breaks and doubled quotes. */
export function readCsv(text: string): Record<string, string>[] {
  const [head = [], ...rows] = cellsOf(text.replace(/^\uFEFF/, '')).filter((row) =>
    row.some((cell) => cell !== ''),
  );
  const names = head.map((name) => name.trim().toLowerCase());
  return rows.map((row) => Object.fromEntries(names.map((name, index) => [name, (row[index] ?? '').trim()])));
}

function cellsOf(text: string): string[][] {
  const rows: string[][] = [[]];
  const pattern = /("(?:[^"]|"")*"|[^",\r\n]*)(,|\r?\n|$)/g;
  for (const [whole, cell = '', end] of text.matchAll(pattern)) {
    if (whole === '') break;
    const plain = cell.startsWith('"') ? cell.slice(1, -1).replaceAll('""', '"') : cell;
    rows.at(-1)!.push(plain);
    if (end !== ',') rows.push([]);
  }
  return rows;
}
