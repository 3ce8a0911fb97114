import { exitWithUsage, readOptions } from './run/read-options.ts';
import { runCommand } from './run/run-command.ts';

const USAGE = [
  'pnpm pictures:move --to s3://KEY:SECRET@host/bucket [--from file:///folder]',
  'Copies all pictures to another store and reads each back; --from is the store of STORAGE_URL unless given.',
].join('\n');
const { to, from } = readOptions({ to: { type: 'string' }, from: { type: 'string' } }, USAGE);
if (!to) exitWithUsage(USAGE);
await runCommand('pictures-move', { to, from });
