import { exitWithUsage, readOptions } from '../run/read-options.ts';
import { runCommand } from '../run/run-command.ts';

const USAGE = [
  'pnpm brand:sign-out --sub choyxona --phone +998901234567',
  'pnpm brand:sign-out --sub choyxona --all',
  'Ends the sessions of a person, or of everyone at the brand: storefront, mini-apps and back office.',
].join('\n');
const { sub, phone, all } = readOptions(
  { sub: { type: 'string' }, phone: { type: 'string' }, all: { type: 'boolean' } },
  USAGE,
);
if (!sub) exitWithUsage(USAGE);
await runCommand('brand-sign-out', { sub, phone, all });
