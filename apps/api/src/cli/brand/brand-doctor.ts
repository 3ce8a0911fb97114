import { readOptions } from '../run/read-options.ts';
import { runCommand } from '../run/run-command.ts';

const USAGE = [
  'pnpm brand:doctor [--sub choyxona] [--fix]',
  'Prints what guests of the brand, or of every brand, cannot buy, read or reach. --fix mends the lines marked so.',
  'Exit code 1 if an error is left.',
].join('\n');
const { sub, fix } = readOptions({ sub: { type: 'string' }, fix: { type: 'boolean' } }, USAGE);
await runCommand('brand-doctor', { sub, fix });
