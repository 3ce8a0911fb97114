import { configureGlobal } from 'fast-check';

import { propertySeed } from './property-seed.ts';

/** The default number of runs of a property, with the seed of FC_SEED. */
configureGlobal({ numRuns: Number(process.env.FC_RUNS ?? 1000), ...propertySeed() });
