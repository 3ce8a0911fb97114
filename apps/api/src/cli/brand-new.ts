import { readInput, readJsonInput } from './run/read-input.ts';
import { exitWithUsage, readOptions } from './run/read-options.ts';
import { runCommand } from './run/run-command.ts';

const USAGE =
  'pnpm brand:new --invite [--gateway ESKIZ --account sms.json] prints a link by which an owner makes their own brand\n' +
  'pnpm brand:new --sub choyxona --name "Choyxona" [--host choyxona.uz] [--template osh|fastfood|cafe|pizza|sushi|bakery | --menu menu.csv] [--color #FCE000] [--language uz|ru|eng] [--languages uz,ru,eng] [--lat 41.31 --lon 69.28] [--address …] [--phone …] [--bot-token …] [--staff-chat -100…]';
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
    languages: { type: 'string' },
    menu: { type: 'string' },
    template: { type: 'string' },
    invite: { type: 'boolean' },
    gateway: { type: 'string' },
    account: { type: 'string' },
    'bot-token': { type: 'string' },
    'staff-chat': { type: 'string' },
  },
  USAGE,
);
if (values.invite)
  await runCommand('brand-invite', { gateway: values.gateway, account: readJsonInput(values.account) });
if (!values.sub || !values.name) exitWithUsage(USAGE);
const { sub, name, host, color, language, languages, address, phone, template } = values;
await runCommand('brand-new', {
  sub,
  name,
  color,
  language,
  template,
  ...(languages && { languages: languages.split(',') }),
  address,
  phone,
  botToken: values['bot-token'],
  staffChat: values['staff-chat'],
  hosts: host ?? [],
  ...(values.lat && values.lon && { latitude: Number(values.lat), longitude: Number(values.lon) }),
  menu: values.menu ? readInput(values.menu) : null,
});
