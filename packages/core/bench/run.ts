import { type Part, parts } from './parts.ts';

/** `pnpm bench:core` prints medians; with `--check` a median over its budget fails. */

const isChecking = process.argv.includes('--check');
for (const part of parts) {
  if (!report(part) && isChecking) process.exitCode = 1;
}

/** Prints a part and returns whether it keeps to its budget. */
function report({ name, budgetMs, run }: Part): boolean {
  const { medianMs, p95Ms } = run();
  const isWithin = budgetMs === null || medianMs <= budgetMs;
  const budget = budgetMs === null ? 'no budget' : `budget ${inUnits(budgetMs)}`;
  console.log(
    `${isWithin ? 'ok  ' : 'OVER'} ${inUnits(medianMs)} median ${inUnits(p95Ms)} p95  ${budget.padEnd(17)}  ${name}`,
  );
  return isWithin;
}

function inUnits(ms: number): string {
  return (ms < 0.1 ? `${(ms * 1000).toFixed(2)} µs` : `${ms.toFixed(2)} ms`).padStart(9);
}
