import { resolve } from 'node:path';

import { readInput } from '../run/read-input.ts';
import { exitWithUsage, readOptions } from '../run/read-options.ts';
import { runCommand } from '../run/run-command.ts';

const USAGE = [
  'pnpm brand:import --from choyxona.tar.gz [--as choyxona2 [--host choyxona2.uz]] [--key brand.key] [--signed-by PUBLIC_KEY]',
  'Reads a brand out of its file. --as makes it another brand. A file of another deployment needs --key or --signed-by.',
].join('\n');
const values = readOptions(
  {
    from: { type: 'string' },
    as: { type: 'string' },
    host: { type: 'string', multiple: true },
    key: { type: 'string' },
    'signed-by': { type: 'string' },
  },
  USAGE,
);
const { from, as, host, key } = values;
if (!from) exitWithUsage(USAGE);
await runCommand('brand-import', {
  from: resolve(from),
  as,
  hosts: host ?? [],
  key: key ? readInput(key) : null,
  signedBy: values['signed-by'],
});
