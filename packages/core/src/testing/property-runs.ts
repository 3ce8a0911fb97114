import { configureGlobal } from 'fast-check';

/** Every property runs this often unless it says otherwise. */
configureGlobal({ numRuns: Number(process.env.FC_RUNS ?? 1000) });
