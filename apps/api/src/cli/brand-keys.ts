import { readJsonInput } from './read-input.ts';
import { exitWithUsage, readOptions } from './read-options.ts';
import { runCommand } from './run-command.ts';

const USAGE =
  'pnpm brand:keys --sub choyxona --keys keys.json\nThe file has {"clickApiKey": …, "yandexDeliveryKey": …}; null takes a key away.';
const { sub, keys } = readOptions({ sub: { type: 'string' }, keys: { type: 'string' } }, USAGE);
if (!sub || !keys) exitWithUsage(USAGE);
await runCommand('brand-keys', { sub, keys: readJsonInput(keys) });
