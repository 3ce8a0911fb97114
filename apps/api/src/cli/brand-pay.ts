import { readJsonInput } from './read-input.ts';
import { exitWithUsage, readOptions } from './read-options.ts';
import { runCommand } from './run-command.ts';

const USAGE =
  'pnpm brand:pay --sub choyxona [--type CLICK [--account click.json] [--off]] [--fiscal fiscal.json]\nA file is read, so that no key stands in the history of the shell; see docs/payments.md.';
const values = readOptions(
  {
    sub: { type: 'string' },
    type: { type: 'string' },
    account: { type: 'string' },
    fiscal: { type: 'string' },
    off: { type: 'boolean' },
  },
  USAGE,
);
if (!values.sub || !(values.type ?? values.fiscal)) exitWithUsage(USAGE);
await runCommand('brand-pay', {
  sub: values.sub,
  type: values.type,
  account: readJsonInput(values.account),
  fiscal: readJsonInput(values.fiscal),
  off: values.off,
});
