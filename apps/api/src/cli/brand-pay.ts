import { readJsonInput } from './run/read-input.ts';
import { exitWithUsage, readOptions } from './run/read-options.ts';
import { runCommand } from './run/run-command.ts';

const USAGE = [
  'pnpm brand:pay --sub choyxona [--type CLICK [--account click.json] [--off]] [--fiscal fiscal.json] [--refund-limit 300000]',
  'Enables a payment method and prints its callback URL; --off hides it from checkout.',
  '--refund-limit is what a manager may refund of one order, in soʻm.',
  'docs/payments.md lists the fields of the files. Keys are read from files, so that shell history has none.',
].join('\n');
const values = readOptions(
  {
    sub: { type: 'string' },
    type: { type: 'string' },
    account: { type: 'string' },
    fiscal: { type: 'string' },
    'refund-limit': { type: 'string' },
    off: { type: 'boolean' },
  },
  USAGE,
);
const limit = values['refund-limit'];
if (!values.sub || !(values.type ?? values.fiscal ?? limit)) exitWithUsage(USAGE);
await runCommand('brand-pay', {
  sub: values.sub,
  type: values.type,
  account: readJsonInput(values.account),
  fiscal: readJsonInput(values.fiscal),
  ...(limit !== undefined && { refundLimit: Number(limit) }),
  off: values.off,
});
