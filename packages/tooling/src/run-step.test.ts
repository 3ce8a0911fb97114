import { expect, test } from 'vitest';

import { runSteps, type Step } from './run-step.ts';

const node = (name: string, script: string, isReader = false): Step => ({
  name,
  command: [process.execPath, '-e', script],
  isReader,
});

test('each step is counted, in the order of the steps, also when a reader fails', async () => {
  const outcomes = await runSteps([
    node('slow', 'setTimeout(() => {}, 200)', true),
    node('failed', 'process.exit(3)', true),
    node('alone', ''),
  ]);
  expect(outcomes.map(({ name, passed, failed }) => ({ name, passed, failed }))).toEqual([
    { name: 'slow', passed: 1, failed: 0 },
    { name: 'failed', passed: 0, failed: 1 },
    { name: 'alone', passed: 1, failed: 0 },
  ]);
});

test('two readers run side by side: each waits for a file that the other one writes', async () => {
  const meet = (own: string, other: string) => `
    const fs = require('node:fs'), os = require('node:os'), path = require('node:path');
    const file = (name) => path.join(os.tmpdir(), 'dasturxon-readers-${process.pid}-' + name);
    fs.writeFileSync(file('${own}'), '');
    const look = setInterval(() => {
      if (!fs.existsSync(file('${other}'))) return;
      clearInterval(look);
    }, 10);
    setTimeout(() => process.exit(1), 20_000).unref();`;
  const outcomes = await runSteps([node('a', meet('a', 'b'), true), node('b', meet('b', 'a'), true)]);
  expect(outcomes.map(({ failed }) => failed)).toEqual([0, 0]);
});
