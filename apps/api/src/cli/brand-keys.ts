import { readJsonInput } from './run/read-input.ts';
import { exitWithUsage, readOptions } from './run/read-options.ts';
import { runCommand } from './run/run-command.ts';

const USAGE = [
  'pnpm brand:keys --sub choyxona [--keys keys.json] [--click-globals ClickApp,ClickBridge]',
  'The file has {"clickApiKey": …, "yandexDeliveryKey": …}; null removes a key.',
  'A sign-in link of Click counts only where its app has set one of the globals in the window; --click-globals "" removes them.',
].join('\n');
const values = readOptions(
  { sub: { type: 'string' }, keys: { type: 'string' }, 'click-globals': { type: 'string' } },
  USAGE,
);
const { sub, keys, 'click-globals': globals } = values;
if (!sub || (!keys && globals === undefined)) exitWithUsage(USAGE);
const clickGlobals = globals?.split(',').flatMap((name) => name.trim() || []);
await runCommand('brand-keys', { sub, keys: keys ? readJsonInput(keys) : {}, clickGlobals });
