import { resolve } from 'node:path';

import { exitWithUsage, readOptions } from '../run/read-options.ts';
import { runCommand } from '../run/run-command.ts';

const USAGE = [
  'pnpm brand:menu export --sub choyxona --to menu.xlsx',
  'pnpm brand:menu import --sub choyxona --from menu.xlsx [--dry-run]',
  'pnpm brand:menu import --sub choyxona --from-brand osh [--dry-run]',
  'Files are .csv or .xlsx. An import changes and adds dishes and removes none; --dry-run only prints what it would do.',
].join('\n');
const [action] = process.argv.slice(2);
const values = readOptions(
  {
    sub: { type: 'string' },
    to: { type: 'string' },
    from: { type: 'string' },
    'from-brand': { type: 'string' },
    'dry-run': { type: 'boolean' },
  },
  USAGE,
);
const { sub, to, from } = values;
if (action === 'export' && sub && to) await runCommand('menu-export', { sub, to: resolve(to) });
else if (action === 'import' && sub && (from || values['from-brand']))
  await runCommand('menu-import', {
    sub,
    from: from && resolve(from),
    fromBrand: values['from-brand'],
    dryRun: values['dry-run'],
  });
else exitWithUsage(USAGE);
