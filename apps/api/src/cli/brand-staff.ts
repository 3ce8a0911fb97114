import { exitWithUsage, readOptions } from './read-options.ts';
import { runCommand } from './run-command.ts';

const USAGE =
  'pnpm brand:staff --sub choyxona [--phone +998901234567 --role OPERATOR|KITCHEN|COURIER|WAITER|MANAGER|ADMIN [--name Aziza]]\npnpm brand:staff --sub choyxona --phone +998901234567 --off\nWithout a phone it lists the staff.';
const { sub, phone, role, name, off } = readOptions(
  {
    sub: { type: 'string' },
    phone: { type: 'string' },
    role: { type: 'string' },
    name: { type: 'string' },
    off: { type: 'boolean' },
  },
  USAGE,
);
if (!sub) exitWithUsage(USAGE);
await runCommand('brand-staff', { sub, phone, role, name, off });
