import { STATIC_STEPS, UNIT_STEPS } from './gates.ts';
import { runSteps, summarise } from './run-step.ts';

process.exitCode = summarise(await runSteps([...STATIC_STEPS, ...UNIT_STEPS]));
