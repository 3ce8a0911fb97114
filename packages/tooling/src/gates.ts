import type { Step } from './run-step.ts';

const unit = (folder: string, ...more: string[]): Step => ({
  name: `unit: ${folder.split('/')[1]}`,
  command: ['vitest', 'run', '--passWithNoTests', ...more],
  cwd: folder,
  report: 'vitest',
});

/** The checks that read the code without running it. */
export const STATIC_STEPS: readonly Step[] = [
  { name: 'format', command: ['oxfmt', '--check'] },
  {
    name: 'lint',
    command: ['oxlint', '--type-aware', '--report-unused-disable-directives', '--deny-warnings'],
  },
  { name: 'types', command: ['tsc', '-b'] },
  { name: 'messages', command: ['node', 'packages/tooling/src/messages.ts', '--check'] },
  { name: 'terms', command: ['node', 'packages/tooling/src/terms.ts'] },
  { name: 'dead code', command: ['knip', '--no-progress'] },
  { name: 'requirements', command: ['node', 'packages/tooling/src/rows.ts'] },
  { name: 'advisories', command: ['node', 'packages/tooling/src/advisories.ts'] },
];

/** Suites that need neither a database nor a browser. */
export const UNIT_STEPS: readonly Step[] = [
  unit('packages/tooling'),
  unit('packages/core'),
  unit('packages/demo'),
  unit('packages/sandbox'),
  unit('packages/ui', '--project', 'unit'),
  unit('packages/admin-ui', '--project', 'unit'),
  unit('packages/storefront'),
  unit('apps/telegram'),
  unit('apps/click'),
  unit('apps/admin'),
];
