import * as doctor from './doctor.ts';
import * as requests from './doctor.requests.ts';

/** The calls of the brand doctor with their requests. */
export const doctorEndpoints = {
  readFindings: { ...doctor.readFindings, ...requests.readFindings },
  fixFinding: { ...doctor.fixFinding, ...requests.fixFinding },
};
