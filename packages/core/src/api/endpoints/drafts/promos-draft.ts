import { PromoExample, PromosDraft } from '../../../drafts/draft.schema.ts';
import { accepts, endpoint } from '../../endpoint.ts';
import { draftCalls, wholeDraft } from './draft-calls.ts';
import type { readPromoExample as exampleRequest } from './promos-draft.requests.ts';

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
