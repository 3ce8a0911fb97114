import { exitWithUsage, readOptions } from './run/read-options.ts';
import { runCommand } from './run/run-command.ts';

const USAGE = [
  'pnpm brand:webhooks --sub choyxona [--add https://… | --rotate ENDPOINT | --remove ENDPOINT | --replay EVENT_OR_ENDPOINT]',
  'Without a change it lists the endpoints and the last events.',
].join('\n');
const { sub, ...change } = readOptions(
  {
    sub: { type: 'string' },
    add: { type: 'string' },
    rotate: { type: 'string' },
    remove: { type: 'string' },
    replay: { type: 'string' },
  },
  USAGE,
);
if (!sub || Object.values(change).filter((one) => one !== undefined).length > 1) exitWithUsage(USAGE);
await runCommand('brand-webhooks', { sub, ...change });
