import { readJsonInput } from '../run/read-input.ts';
import { exitWithUsage, readOptions } from '../run/read-options.ts';
import { runCommand } from '../run/run-command.ts';

const USAGE = [
  'pnpm brand:connect --sub choyxona [--till POSTER|IIKO|JOWI --account till.json] [--ids ids.json] [--push PLACED|ACCEPTED|PAID] [--leads on|off] [--test] [--off]',
  'The account file has {"token": …} for POSTER, {"iikoApiLogin": …, "iikoOrganizationId": …} for IIKO, {"apiKey": …, "apiSecret": …} for JOWI.',
  'The ids file has {"branches": {OURS: TILL}, "products": {OURS: TILL}}.',
  '--push is when orders go to the till; --leads on lets the till move orders on; --test asks the till; --off takes it away.',
  'Without a change it shows the connection and how the menus differ.',
].join('\n');
const { sub, till, account, ids, push, leads, test, off } = readOptions(
  {
    sub: { type: 'string' },
    till: { type: 'string' },
    account: { type: 'string' },
    ids: { type: 'string' },
    push: { type: 'string' },
    leads: { type: 'string' },
    test: { type: 'boolean' },
    off: { type: 'boolean' },
  },
  USAGE,
);
if (!sub || (leads !== undefined && leads !== 'on' && leads !== 'off')) exitWithUsage(USAGE);
await runCommand('brand-connect', {
  sub,
  till,
  account: readJsonInput(account),
  ids: readJsonInput(ids),
  push,
  leads: leads === undefined ? undefined : leads === 'on',
  test,
  off,
});
