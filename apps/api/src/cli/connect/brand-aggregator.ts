import { exitWithUsage, readOptions } from '../run/read-options.ts';
import { runCommand } from '../run/run-command.ts';

const USAGE = [
  'pnpm brand:aggregator --sub choyxona --aggregator YANDEX_EATS|EXPRESS_24 [--renew] [--branches a,b|all] [--test] [--off]',
  '--renew makes a client, or a new secret for it: it is shown once. --branches are those that it serves.',
  '--test makes the answers that it will read; --off takes the client away. Without a change it shows the connection.',
].join('\n');
const { sub, aggregator, renew, branches, test, off } = readOptions(
  {
    sub: { type: 'string' },
    aggregator: { type: 'string' },
    renew: { type: 'boolean' },
    branches: { type: 'string' },
    test: { type: 'boolean' },
    off: { type: 'boolean' },
  },
  USAGE,
);
if (!sub || !aggregator) exitWithUsage(USAGE);
await runCommand('brand-aggregator', {
  sub,
  aggregator,
  renew,
  branches: branches === 'all' ? [] : branches?.split(','),
  test,
  off,
});
