import { exitWithUsage, readOptions } from './run/read-options.ts';
import { runCommand } from './run/run-command.ts';

const USAGE = 'pnpm seed:bench --products 240\n--products is a whole number from 1 to 10000';
const given = readOptions({ products: { type: 'string' } }, USAGE);
const products = Number(given.products ?? '240');
if (!Number.isInteger(products) || products < 1 || products > 10_000) exitWithUsage(USAGE);
await runCommand('seed-bench', { products });
