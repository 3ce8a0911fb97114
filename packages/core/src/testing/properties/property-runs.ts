import { configureGlobal } from 'fast-check';

import { propertySeed } from './property-seed.ts';

/** Every property runs this often, with the seed of FC_SEED, unless it says otherwise. */
configureGlobal({ numRuns: Number(process.env.FC_RUNS ?? 1000), ...propertySeed() });
