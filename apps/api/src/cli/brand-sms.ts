import { readJsonInput } from './read-input.ts';
import { exitWithUsage, readOptions } from './read-options.ts';
import { runCommand } from './run-command.ts';

const USAGE =
  'pnpm brand:sms --sub choyxona --gateway ESKIZ|PLAY_MOBILE [--account sms.json] [--text "Choyxona: {code}"]\nThe file has {"username": …, "password": …}.';
const { sub, gateway, account, text } = readOptions(
  {
    sub: { type: 'string' },
    gateway: { type: 'string' },
    account: { type: 'string' },
    text: { type: 'string' },
  },
  USAGE,
);
if (!sub || !gateway) exitWithUsage(USAGE);
await runCommand('brand-sms', { sub, gateway, account: readJsonInput(account), text });
