import { exitWithUsage, readOptions } from '../run/read-options.ts';
import { runCommand } from '../run/run-command.ts';

const USAGE = [
  'pnpm brand:reviews --sub choyxona [--reply REVIEW --text "Rahmat!"]',
  'Without --reply it lists the newest 20 reviews with a text.',
].join('\n');
const { sub, reply, text } = readOptions(
  { sub: { type: 'string' }, reply: { type: 'string' }, text: { type: 'string' } },
  USAGE,
);
if (!sub) exitWithUsage(USAGE);
await runCommand('brand-reviews', { sub, reply, text });
