import { resolve } from 'node:path';

import { readInput } from '../run/read-input.ts';
import { exitWithUsage, readOptions } from '../run/read-options.ts';
import { runCommand } from '../run/run-command.ts';

const USAGE = [
  'pnpm brand:export --sub choyxona --to choyxona.tar.gz [--customers] [--orders] [--key brand.key]',
  'Writes the brand into one signed file, with guests or with guests and ended orders where asked. Secrets are not in it.',
].join('\n');
const { sub, to, customers, orders, key } = readOptions(
  {
    sub: { type: 'string' },
    to: { type: 'string' },
    customers: { type: 'boolean' },
    orders: { type: 'boolean' },
    key: { type: 'string' },
  },
  USAGE,
);
if (!sub || !to) exitWithUsage(USAGE);
await runCommand('brand-export', {
  sub,
  to: resolve(to),
  customers,
  orders,
  key: key ? readInput(key) : null,
});
