import { exitWithUsage, readOptions } from './run/read-options.ts';
import { runCommand } from './run/run-command.ts';

const USAGE =
  'pnpm seed:bench --products 240 [--pictures 240]\nBoth are whole numbers from 1 to 10000; --pictures is how many distinct pictures are drawn.';
const given = readOptions({ products: { type: 'string' }, pictures: { type: 'string' } }, USAGE);
const [products, pictures] = [Number(given.products ?? '240'), Number(given.pictures ?? '240')];
const isCount = (count: number) => Number.isInteger(count) && count >= 1 && count <= 10_000;
if (!isCount(products) || !isCount(pictures)) exitWithUsage(USAGE);
await runCommand('seed-bench', { products, pictures });
