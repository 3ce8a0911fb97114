import { readJsonInput } from '../run/read-input.ts';
import { exitWithUsage, readOptions } from '../run/read-options.ts';
import { runCommand } from '../run/run-command.ts';

const USAGE = [
  'pnpm brand:crm --sub choyxona [--account amo.json] [--pipeline 4627251] [--status 42508695] [--test] [--off]',
  'The account file has {"host": "osh.amocrm.ru", "token": …}, or {"host", "clientId", "clientSecret", "redirectUri", "code"} of an integration.',
  '--pipeline and --status are where new leads go; --test lists them; --off takes the CRM away.',
  'Without a change it shows the connection.',
].join('\n');
const { sub, account, pipeline, status, test, off } = readOptions(
  {
    sub: { type: 'string' },
    account: { type: 'string' },
    pipeline: { type: 'string' },
    status: { type: 'string' },
    test: { type: 'boolean' },
    off: { type: 'boolean' },
  },
  USAGE,
);
if (!sub) exitWithUsage(USAGE);
await runCommand('brand-crm', {
  sub,
  account: readJsonInput(account),
  pipelineId: pipeline === undefined ? undefined : Number(pipeline),
  statusId: status === undefined ? undefined : Number(status),
  test,
  off,
});
