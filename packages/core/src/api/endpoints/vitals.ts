import { Nothing } from '../body-fields.ts';
import { accepts, endpoint } from '../endpoint.ts';
import type * as requests from './requests/vitals.requests.ts';

/** What one visit felt like. It names nobody: the merchant, the shell and five numbers at most. */
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
