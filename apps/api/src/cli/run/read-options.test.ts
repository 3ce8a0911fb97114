import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';

import { expect, test } from 'vitest';

import { readOptions, usageAsTyped } from './read-options.ts';

const OPTIONS = {
  sub: { type: 'string' },
  lat: { type: 'string' },
  'staff-chat': { type: 'string' },
  host: { type: 'string', multiple: true },
  off: { type: 'boolean' },
} as const;
const read = (...args: string[]) => ({ ...readOptions(OPTIONS, 'usage', args) });

test.each<[string[], object]>([
  [['--staff-chat', '-1001234567890'], { 'staff-chat': '-1001234567890' }],
  [['--staff-chat=-1001234567890'], { 'staff-chat': '-1001234567890' }],
  [['--sub', 'cafe', '--lat', '-33.45', '--off'], { sub: 'cafe', lat: '-33.45', off: true }],
  [['--sub', '--dashes--'], { sub: '--dashes--' }],
  [['--host', 'a.uz', '--host', '-b.uz'], { host: ['a.uz', '-b.uz'] }],
  [['--sub', 'constructor', 'left', 'over'], { sub: 'constructor' }],
])('a value may begin with a dash: %j', (args, values) => {
  expect(read(...args)).toEqual(values);
});

/** What a command prints and its exit code. */
function run(file: string, args: string[]): Promise<{ code: unknown; text: string }> {
  const program = fileURLToPath(new URL(`../${file}`, import.meta.url));
  return new Promise((resolve) => {
    execFile(process.execPath, [program, ...args], (error, out, err) =>
      resolve({ code: error?.code ?? 0, text: out + err }),
    );
  });
}

test('--help prints the usage and ends with code 0', async () => {
  const { code, text } = await run('brand-keys.ts', ['--help']);
  expect(code).toBe(0);
  expect(text).toMatch(/^pnpm brand:keys --sub choyxona \[--keys keys[.]json\] \[--click-globals /);
});

test.each([
  ['brand-bot.ts', ['--sub']],
  ['brand-bot.ts', ['--sub', 'cafe', '--pause', '2,15,3,30']],
  ['brand-bot.ts', ['--sub', 'cafe', '--silence', '120,600']],
  ['brand-bot.ts', ['--sub', 'cafe', '--answer-times', '60,180,300,600']],
  ['brand-bot.ts', ['--staff-chat', '--sub', 'cafe']],
  ['brand-new.ts', ['--colour', 'red']],
  ['brand-pay.ts', ['--off=yes']],
  ['upkeep/restore.ts', []],
  ['upkeep/backup.ts', ['--to', 'a', '--into', 'b']],
  ['upkeep/backup.ts', ['--keep', 'all']],
])('%s with %j prints its usage instead of a stack trace', async (file, args) => {
  const { code, text } = await run(file, args);
  expect(code).toBe(1);
  expect(text).toContain(
    `pnpm ${file.replace('upkeep/', '').replace('brand-', 'brand:').replace('.ts', '')} `,
  );
  expect(text).not.toMatch(/\n\s+at /);
});

test('a release prints its own command', () => {
  const usage = 'pnpm brand:new --sub cafe\nOne sentence.\npnpm backup [--to FILE]';
  expect(usageAsTyped(usage, 'dasturxon.js')).toBe(
    'dasturxon brand new --sub cafe\nOne sentence.\ndasturxon backup [--to FILE]',
  );
  expect(usageAsTyped(usage, 'brand-new.ts')).toBe(usage);
});
