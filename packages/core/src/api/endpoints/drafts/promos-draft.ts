import * as v from 'valibot';

import { PromoCodes } from '../../../promo/promo-codes.schema.ts';
import { PromoExample, PromosDraft } from '../../../drafts/draft.schema.ts';
import { accepts, endpoint } from '../../endpoint.ts';
import { draftCalls, wholeDraft } from './draft-calls.ts';
import type {
  makePromoCodes as makeRequest,
  readPromoCodes as codesRequest,
  readPromoExample as exampleRequest,
} from './promos-draft.requests.ts';

/** The calls of the draft of the promotions that every area has. */
export const promosDraftCalls = draftCalls('promos');

/** The published promotions with the changes that are not published yet, and what their conditions choose from. */
export const readPromosDraft = wholeDraft('promos', PromosDraft);

/** What a promotion of the draft would have cost on the orders of the last seven days, by itself. */
export const readPromoExample = endpoint(
  {
    method: 'GET',
    path: '/admin/v1/drafts/promos/example',
    auth: 'staff',
    host: 'backOffice',
    permission: 'promos.read',
    answer: PromoExample,
  },
  accepts<typeof exampleRequest>(),
);

const codes = {
  path: '/admin/v1/promos/{id}/codes',
  auth: 'staff',
  host: 'backOffice',
  permission: 'promos.codes',
} as const;

/** The codes of one use of a promotion, in the order in which they were made (BO-412). */
export const readPromoCodes = endpoint(
  { ...codes, method: 'GET', answer: PromoCodes },
  accepts<typeof codesRequest>(),
);

/**
 * Makes codes of one use for a published promotion that has them (BO-412). Throws notFound for another one, and request.invalid
 * with `left` where it would have too many.
 */
export const makePromoCodes = endpoint(
  { ...codes, method: 'POST', idempotencyKey: 'required', answer: v.object({ made: v.number() }) },
  accepts<typeof makeRequest>(),
);
