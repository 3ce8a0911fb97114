import { Nothing } from '../body-fields.ts';
import { accepts, endpoint } from '../endpoint.ts';
import type * as requests from './requests/vitals.requests.ts';

/** The web vitals of one visit. Contains no personal data: the merchant, the shell and at most five numbers. */
export const reportVitals = endpoint(
  {
    method: 'POST',
    path: '/vitals/v1',
    auth: 'none',
    answer: Nothing,
    answerType: 'empty',
  },
  accepts<typeof requests.reportVitals>(),
);
