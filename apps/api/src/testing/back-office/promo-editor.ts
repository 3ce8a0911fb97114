import { endpoints, unwrap } from '@dasturxon/core/api';
import type { FieldValue, SentPatch } from '@dasturxon/core/drafts';

import { key } from '../order-bodies.ts';
import type { StaffPerson } from './back-office-scene.ts';

/** Changes of a promotion's fields, as an editor who saw the draft's revision `base` sends them. */
export const promoPatches = (id: string, fields: Record<string, FieldValue>, base = 0): SentPatch[] =>
  Object.entries(fields).map(([field, value]) => ({ entity: 'promo', id, field, value, base }));

/** Saves changes in the draft of the promotions. */
export const savePromos = (who: StaffPerson, patches: SentPatch[]) =>
  who.api(endpoints.savePromosDraft, { body: { patches }, idempotencyKey: key() });

/** Publishes what the draft of the promotions had at a revision. */
export const publishPromos = (who: StaffPerson, expectedVersion: number) =>
  who.api(endpoints.publishPromosDraft, { body: { expectedVersion }, idempotencyKey: key() });

/** Takes a version of the promotions back. */
export const undoPromos = (who: StaffPerson, version: number, expectedVersion: number) =>
  who.api(endpoints.undoPromosVersion, {
    body: { version, expectedVersion, skipChanged: false },
    idempotencyKey: key(),
  });

/** The draft of the promotions. */
export const promosDraft = async (who: StaffPerson) => unwrap(await who.api(endpoints.readPromosDraft));
