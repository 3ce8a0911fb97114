import { draftRequests } from './draft-requests.ts';
import {
  makePromoCodes,
  promosDraftCalls,
  readPromoCodes,
  readPromoExample,
  readPromosDraft,
} from './promos-draft.ts';
import * as requests from './promos-draft.requests.ts';

const ofPromos = draftRequests('promos', 'the promotions');

/** The calls of the promotions' editor with their requests. */
export const promoEndpoints = {
  readPromosDraft: { ...readPromosDraft, ...ofPromos.whole },
  readPromosPatches: { ...promosDraftCalls.patches, ...ofPromos.patches },
  checkPromosDraft: { ...promosDraftCalls.checks, ...ofPromos.checks },
  savePromosDraft: { ...promosDraftCalls.save, ...ofPromos.save },
  discardPromosDraft: { ...promosDraftCalls.discard, ...ofPromos.discard },
  publishPromosDraft: { ...promosDraftCalls.publish, ...ofPromos.publish },
  unplanPromosDraft: { ...promosDraftCalls.unplan, ...ofPromos.unplan },
  listPromosVersions: { ...promosDraftCalls.versions, ...ofPromos.versions },
  listPromosChanges: { ...promosDraftCalls.changes, ...ofPromos.changes },
  undoPromosVersion: { ...promosDraftCalls.undo, ...ofPromos.undo },
  readPromoCodes: { ...readPromoCodes, ...requests.readPromoCodes },
  makePromoCodes: { ...makePromoCodes, ...requests.makePromoCodes },
  readPromoExample: { ...readPromoExample, ...requests.readPromoExample },
};
