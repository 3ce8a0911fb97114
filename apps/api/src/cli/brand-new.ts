import { readInput } from './run/read-input.ts';
import { exitWithUsage, readOptions } from './run/read-options.ts';
import { runCommand } from './run/run-command.ts';

const USAGE =
  'pnpm brand:new --sub choyxona --name "Choyxona" [--host choyxona.uz] [--menu menu.csv] [--color #FCE000] [--language uz|ru|eng] [--lat 41.31 --lon 69.28] [--address …] [--phone …] [--bot-token …] [--staff-chat -100…]';
const values = readOptions(
  {
    sub: { type: 'string' },
    name: { type: 'string' },
    host: { type: 'string', multiple: true },
    color: { type: 'string' },
    language: { type: 'string' },
    lat: { type: 'string' },
    lon: { type: 'string' },
    address: { type: 'string' },
    phone: { type: 'string' },
    menu: { type: 'string' },
    'bot-token': { type: 'string' },
    'staff-chat': { type: 'string' },
  },
  USAGE,
);
if (!values.sub || !values.name) exitWithUsage(USAGE);
const { sub, name, host, color, language, address, phone } = values;
await runCommand('brand-new', {
  sub,
  name,
  color,
  language,
  address,
  phone,
  botToken: values['bot-token'],
  staffChat: values['staff-chat'],
  hosts: host ?? [],
  ...(values.lat && values.lon && { latitude: Number(values.lat), longitude: Number(values.lon) }),
  menu: values.menu ? readInput(values.menu) : null,
});
