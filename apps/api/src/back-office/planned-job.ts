import { publishPlanned } from './drafts/planned-publications.ts';
import { EDITED_AREAS } from './edited-areas/edited-areas.ts';

/** The job that publishes what was planned for a time, in every area. */
export const publishPlannedJob = publishPlanned(EDITED_AREAS);
