import * as tips from './tips.ts';
import * as requests from './tips.requests.ts';

/** The calls about tips with their requests. */
export const tipEndpoints = {
  payLateTip: { ...tips.payLateTip, ...requests.payLateTip },
};
