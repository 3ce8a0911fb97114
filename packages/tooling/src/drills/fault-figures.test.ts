import { expect, test } from 'vitest';

import { FAULT_IDS, faultFigures } from './fault-figures.ts';

const all = FAULT_IDS.map((id) => `${id} T42 is survived`);
const passed = (passes: readonly string[], failures: readonly string[] = []) => [{ passes, failures }];

test('a fault is survived in each round in which a test of it passed', () => {
  const { lines, isWhole } = faultFigures([passed(all), passed([...all, 'F02 another']), passed(all)]);
  expect(lines[1]).toBe('✓ F02  1 passed, 2 passed, 1 passed');
  expect(lines.at(-1)).toBe('108/108 faults survived');
  expect(isWhole).toBe(true);
});

test.each([
  ['no test of it passed', passed(all.slice(1)), '✗ F01  0 passed'],
  ['a test of it failed', passed(all, ['F01 is lost']), '✗ F01  1 passed'],
])('a fault is not survived where %s', (_, round, line) => {
  const { lines, isWhole } = faultFigures([round]);
  expect(lines[0]).toBe(line);
  expect(lines.at(-1)).toBe('35/36 faults survived');
  expect(isWhole).toBe(false);
});
