import { readJsonInput } from './run/read-input.ts';
import { exitWithUsage, readOptions } from './run/read-options.ts';
import { runCommand } from './run/run-command.ts';

const USAGE = [
  'pnpm brand:sms --sub choyxona [--gateway ESKIZ|PLAY_MOBILE] [--account sms.json] [--text "Choyxona: {code}"] [--countries 998,7]',
  '--gateway is tried first. The account file has {"username": …, "password": …}.',
  '--text replaces {code} with the code. --countries lists the dialling codes whose phones get codes.',
].join('\n');
const { sub, gateway, account, text, countries } = readOptions(
  {
    sub: { type: 'string' },
    gateway: { type: 'string' },
    account: { type: 'string' },
    text: { type: 'string' },
    countries: { type: 'string' },
  },
  USAGE,
);
if (!sub || !(gateway || text || countries)) exitWithUsage(USAGE);
const countryCodes = countries?.split(',').map((code) => code.trim().replace(/^\+/, ''));
await runCommand('brand-sms', { sub, gateway, account: readJsonInput(account), text, countryCodes });
