import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';

import { runCommand } from './run-command.ts';

const { values } = parseArgs({
  options: {
    sub: { type: 'string' },
    type: { type: 'string' },
    account: { type: 'string' },
    fiscal: { type: 'string' },
    off: { type: 'boolean' },
  },
  allowPositionals: true,
});
if (!values.sub || !(values.type ?? values.fiscal)) {
  console.error(
    'pnpm brand:pay --sub choyxona [--type CLICK [--account click.json] [--off]] [--fiscal fiscal.json]\nA file is read, so that no key stands in the history of the shell; see docs/payments.md.',
  );
  process.exit(1);
}
const fileOf = (path: string | undefined): unknown =>
  path === undefined ? undefined : JSON.parse(readFileSync(path, 'utf8'));
await runCommand('brand-pay', {
  sub: values.sub,
  type: values.type,
  account: fileOf(values.account),
  fiscal: fileOf(values.fiscal),
  off: values.off,
});
