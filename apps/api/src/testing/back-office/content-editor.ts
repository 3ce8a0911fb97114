import { endpoints, unwrap } from '@dasturxon/core/api';
import type { DraftEntity, FieldValue, SentPatch } from '@dasturxon/core/drafts';

import { key } from '../order-bodies.ts';
import type { StaffPerson } from './back-office-scene.ts';

/** Changes of a record's fields, as an editor who saw the draft's revision `base` sends them. */
export const contentPatches = (
  entity: DraftEntity,
  id: string,
  { base = 0, ...fields }: Record<string, FieldValue> & { base?: number },
): SentPatch[] => Object.entries(fields).map(([field, value]) => ({ entity, id, field, value, base }));

/** Saves changes in the draft of the content. */
export const saveContent = (who: StaffPerson, patches: SentPatch[]) =>
  who.api(endpoints.saveContentDraft, { body: { patches }, idempotencyKey: key() });

/** Publishes what the draft of the content had at a revision. */
export const publishContent = (
  who: StaffPerson,
  expectedVersion: number,
  wanted: { confirmed?: string } = {},
) => who.api(endpoints.publishContentDraft, { body: { expectedVersion, ...wanted }, idempotencyKey: key() });

/** Takes a version of the content back. */
export const undoContent = (who: StaffPerson, version: number, expectedVersion: number) =>
  who.api(endpoints.undoContentVersion, {
    body: { version, expectedVersion, skipChanged: false },
    idempotencyKey: key(),
  });

/** The draft of the content. */
export const contentDraft = async (who: StaffPerson) => unwrap(await who.api(endpoints.readContentDraft));
