import { exitWithUsage, readOptions } from '../run/read-options.ts';
import { runCommand } from '../run/run-command.ts';

const USAGE = [
  'pnpm brand:clone --sub choyxona --as choyxona2 [--name "Choyxona 2"] [--host choyxona2.uz]',
  'Makes a brand with the settings, menu, places and content of another: without its guests, orders and secrets.',
].join('\n');
const { sub, as, name, host } = readOptions(
  {
    sub: { type: 'string' },
    as: { type: 'string' },
    name: { type: 'string' },
    host: { type: 'string', multiple: true },
  },
  USAGE,
);
if (!sub || !as) exitWithUsage(USAGE);
await runCommand('brand-clone', { sub, as, ...(name && { name }), hosts: host ?? [] });
