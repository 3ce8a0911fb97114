import { exitWithUsage, readOptions } from '../run/read-options.ts';
import { runCommand } from '../run/run-command.ts';
import { readJsonInput } from '../run/read-input.ts';

const USAGE = [
  'pnpm brand:promos --sub choyxona [--from promotions.json]',
  'Without --from it lists the promotions. Promotions that the file does not name stay as they are.',
].join('\n');
const { sub, from } = readOptions({ sub: { type: 'string' }, from: { type: 'string' } }, USAGE);
if (!sub) exitWithUsage(USAGE);
await runCommand('brand-promos', { sub, promotions: readJsonInput(from) });
