import { STATIC_STEPS, UNIT_STEPS } from './gates.ts';
import { runStep, summarise, type Outcome } from './run-step.ts';

const outcomes: Outcome[] = [];
for (const step of [...STATIC_STEPS, ...UNIT_STEPS]) outcomes.push(await runStep(step));
process.exitCode = summarise(outcomes);
