import { parseArgs } from 'node:util';

import { runCommand } from './run-command.ts';

const { values } = parseArgs({
  options: { sub: { type: 'string' }, token: { type: 'string' }, 'staff-chat': { type: 'string' } },
  allowPositionals: true,
});
if (!values.sub) {
  console.error('pnpm brand:bot --sub choyxona [--token 123456789:AAE…] [--staff-chat -1001234567890]');
  process.exit(1);
}
await runCommand('brand-bot', {
  sub: values.sub,
  token: values.token,
  staffChat: values['staff-chat'],
});
