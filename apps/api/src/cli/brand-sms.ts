import { readJsonInput } from './run/read-input.ts';
import { exitWithUsage, readOptions } from './run/read-options.ts';
import { runCommand } from './run/run-command.ts';

const USAGE = [
  'pnpm brand:sms --sub choyxona [--gateway ESKIZ|PLAY_MOBILE] [--account sms.json] [--text "Choyxona: {code}"] [--countries 998,7] [--telegram telegram.json | --no-telegram]',
  '--gateway is tried first. The account file has {"username": …, "password": …}.',
  '--text replaces {code} with the code. --countries lists the dialling codes whose phones get codes.',
  '--telegram has {"token": …} of Telegram Gateway, which codes try before an SMS; --no-telegram takes it away.',
].join('\n');
const { sub, gateway, account, text, countries, ...gatewayOptions } = readOptions(
  {
    sub: { type: 'string' },
    gateway: { type: 'string' },
    account: { type: 'string' },
    text: { type: 'string' },
    countries: { type: 'string' },
    telegram: { type: 'string' },
    'no-telegram': { type: 'boolean' },
  },
  USAGE,
);
const telegram = gatewayOptions['no-telegram'] ? null : readJsonInput(gatewayOptions.telegram);
if (!sub || !(gateway || text || countries || telegram !== undefined)) exitWithUsage(USAGE);
const countryCodes = countries?.split(',').map((code) => code.trim().replace(/^\+/, ''));
const given = { sub, gateway, account: readJsonInput(account), text, countryCodes, telegram };
await runCommand('brand-sms', given);
