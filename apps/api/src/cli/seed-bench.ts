import { parseArgs } from 'node:util';

import { runCommand } from './run-command.ts';

const { values } = parseArgs({
  options: { products: { type: 'string', default: '240' } },
  allowPositionals: true,
});
const products = Number(values.products);
if (!Number.isInteger(products) || products < 1 || products > 10_000) {
  console.error('--products must be a whole number from 1 to 10000, such as: pnpm seed:bench --products 240');
  process.exit(1);
}
await runCommand('seed-bench', { products });
