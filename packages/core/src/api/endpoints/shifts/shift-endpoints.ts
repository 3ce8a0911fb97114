import * as requests from './shifts.requests.ts';
import * as shifts from './shifts.ts';

/** The calls of shifts, with their requests. */
export const shiftEndpoints = {
  readShift: { ...shifts.readShift, ...requests.readShift },
  listShifts: { ...shifts.listShifts, ...requests.listShifts },
  closeShift: { ...shifts.closeShift, ...requests.closeShift },
};
