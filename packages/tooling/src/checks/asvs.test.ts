import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { describe, expect, test } from 'vitest';

import { ROOT } from '../run-step.ts';

/** How many requirements of levels 1 and 2 each section of ASVS 5.0.0 has; those of level 3 come last in a section. */
const SECTIONS = `
  1.1: 2, 1.2: 9, 1.3: 11, 1.4: 3, 1.5: 2
  2.1: 3, 2.2: 3, 2.3: 4, 2.4: 1
  3.2: 2, 3.3: 4, 3.4: 6, 3.5: 5, 3.7: 2
  4.1: 3, 4.2: 1, 4.3: 2, 4.4: 4
  5.1: 1, 5.2: 3, 5.3: 2, 5.4: 3
  6.1: 3, 6.2: 12, 6.3: 4, 6.4: 4, 6.5: 5, 6.6: 3, 6.8: 4
  7.1: 3, 7.2: 4, 7.3: 2, 7.4: 5, 7.5: 2, 7.6: 2
  8.1: 2, 8.2: 3, 8.3: 1, 8.4: 1
  9.1: 3, 9.2: 4
  10.1: 2, 10.2: 2, 10.3: 4, 10.4: 11, 10.5: 5, 10.6: 2, 10.7: 3
  11.1: 2, 11.2: 3, 11.3: 3, 11.4: 4, 11.5: 1, 11.6: 1
  12.1: 3, 12.2: 2, 12.3: 4
  13.1: 1, 13.2: 5, 13.3: 2, 13.4: 5
  14.1: 2, 14.2: 4, 14.3: 3
  15.1: 3, 15.2: 3, 15.3: 7
  16.1: 1, 16.2: 5, 16.3: 4, 16.4: 3, 16.5: 3
  17.1: 1, 17.2: 4, 17.3: 2
`;
const REQUIREMENTS = [...SECTIONS.matchAll(/(\d+\.\d+): (\d+)/g)].flatMap(([, section, count]) =>
  Array.from({ length: Number(count) }, (_, at) => `${section}.${at + 1}`),
);

const page = readFileSync(join(ROOT, 'docs/asvs.md'), 'utf8');
const [head = '', open = '', met = '', none = ''] = page.split(/^## .*$/m);
const idsIn = (part: string) => [...part.matchAll(/\b\d+\.\d+\.\d+\b/g)].map(([id]) => id);
const rows = met.split('\n').filter((line) => /^\| \d/.test(line));

describe('OPS-10 docs/asvs.md', () => {
  test('answers each requirement of the levels 1 and 2 once', () => {
    const answered = [...idsIn(open), ...rows.flatMap((row) => idsIn(row).slice(0, 1)), ...idsIn(none)];
    expect(REQUIREMENTS).toHaveLength(253);
    expect(REQUIREMENTS.filter((id) => !answered.includes(id))).toEqual([]);
    expect(answered.filter((id, at) => !REQUIREMENTS.includes(id) || answered.indexOf(id) !== at)).toEqual(
      [],
    );
  });

  test('names for each met requirement files that exist', () => {
    const files = rows.map((row) =>
      [...(row.split('|')[3] ?? '').matchAll(/`([^`]+)`/g)].map(([, path]) => path!),
    );
    expect(rows.filter((_, at) => files[at]!.length === 0)).toEqual([]);
    expect(files.flat().filter((path) => !existsSync(join(ROOT, path)))).toEqual([]);
  });

  test('states how many are met, open and not applicable', () => {
    const [applicable, metCount, openCount] = [253 - idsIn(none).length, rows.length, idsIn(open).length];
    expect(applicable).toBe(metCount + openCount);
    expect(head).toContain(`${idsIn(none).length} are about techniques`);
    expect(head.replaceAll(/\s+/g, ' ')).toContain(
      `of the ${applicable} that apply **${metCount} are met** by the files and tests named here and ${openCount} are open`,
    );
  });
});
