import { exitWithUsage, readOptions } from './run/read-options.ts';
import { runCommand } from './run/run-command.ts';

const USAGE = [
  'pnpm brand:staff --sub choyxona [--phone +998901234567 --role OPERATOR|KITCHEN|COURIER|WAITER|MANAGER|ADMIN [--name Aziza] [--branch ID --branch ID | --branch all]]',
  'pnpm brand:staff --sub choyxona --phone +998901234567 --off',
  'Lists the staff without --phone. --off removes the role. --branch limits a person to branches; all removes the limit.',
  'A changed role or limit ends the person’s back-office sessions.',
].join('\n');
const { sub, phone, role, name, off, branch } = readOptions(
  {
    sub: { type: 'string' },
    phone: { type: 'string' },
    role: { type: 'string' },
    name: { type: 'string' },
    off: { type: 'boolean' },
    branch: { type: 'string', multiple: true },
  },
  USAGE,
);
if (!sub) exitWithUsage(USAGE);
await runCommand('brand-staff', { sub, phone, role, name, off, branch });
