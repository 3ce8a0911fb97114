import type { Step } from './run-step.ts';

/** Suites with two workers; the others have one, as Vitest chooses on two cores. */
const WIDE = ['packages/core', 'packages/storefront'];

const unit = (folder: string, ...more: string[]): Step => ({
  name: `unit: ${folder.split('/')[1]}`,
  command: ['vitest', 'run', '--passWithNoTests', ...more],
  cwd: folder,
  report: 'vitest',
  isReader: !WIDE.includes(folder),
});

const reader = (name: string, ...command: string[]): Step => ({ name, command, isReader: true });

/** The checks that read the code without running it; the first writes the catalogues that the others read. */
export const STATIC_STEPS: readonly Step[] = [
  { name: 'messages', command: ['node', 'packages/tooling/src/messages.ts', '--check'] },
  // One thread: the lint beside it has the other processor, and several threads work out shared types several times.
  reader('types', 'tsc', '-b', '--builders', '1', '--checkers', '1'),
  reader('lint', 'oxlint', '--type-aware', '--report-unused-disable-directives', '--deny-warnings'),
  reader('dead code', 'knip', '--no-progress'),
  reader('requirements', 'node', 'packages/tooling/src/rows.ts'),
  reader('format', 'oxfmt', '--check'),
  reader('terms', 'node', 'packages/tooling/src/terms.ts'),
  reader('advisories', 'node', 'packages/tooling/src/advisories.ts'),
];

/** Suites that need neither a database nor a browser. */
export const UNIT_STEPS: readonly Step[] = [
  unit('packages/core'),
  unit('packages/storefront'),
  unit('packages/tooling'),
  unit('packages/sandbox'),
  unit('apps/admin'),
  unit('packages/demo'),
  unit('packages/ui', '--project', 'unit'),
  unit('apps/telegram'),
  unit('packages/admin-ui', '--project', 'unit'),
  unit('apps/click'),
];
