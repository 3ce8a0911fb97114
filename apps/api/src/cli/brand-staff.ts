import { exitWithUsage, readOptions } from './read-options.ts';
import { runCommand } from './run-command.ts';

const USAGE =
  'pnpm brand:staff --sub choyxona [--phone +998901234567 --role OPERATOR|KITCHEN|COURIER|WAITER|MANAGER|ADMIN [--name Aziza] [--branch ID --branch ID | --branch all]]\npnpm brand:staff --sub choyxona --phone +998901234567 --off\nWithout a phone it lists the staff. --branch limits a person to branches, all removes the limit.';
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
