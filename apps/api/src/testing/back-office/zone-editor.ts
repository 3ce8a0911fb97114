import { endpoints, unwrap } from '@dasturxon/core/api';
import type { FieldValue, SentPatch } from '@dasturxon/core/drafts';

import { key } from '../order-bodies.ts';
import type { StaffPerson } from './back-office-scene.ts';

/** Changes of a zone's fields, as an editor who saw the draft's revision `base` sends them. */
export const zonePatches = (id: string, fields: Record<string, FieldValue>, base = 0): SentPatch[] =>
  Object.entries(fields).map(([field, value]) => ({ entity: 'zone', id, field, value, base }));

/** Saves changes in the draft of the zones. */
export const saveZones = (who: StaffPerson, patches: SentPatch[]) =>
  who.api(endpoints.saveZonesDraft, { body: { patches }, idempotencyKey: key() });

/** Publishes what the draft of the zones had at a revision. */
export const publishZones = (
  who: StaffPerson,
  expectedVersion: number,
  wanted: { confirmed?: string } = {},
) => who.api(endpoints.publishZonesDraft, { body: { expectedVersion, ...wanted }, idempotencyKey: key() });

/** Takes a version of the zones back. */
export const undoZones = (who: StaffPerson, version: number, expectedVersion: number) =>
  who.api(endpoints.undoZonesVersion, {
    body: { version, expectedVersion, skipChanged: false },
    idempotencyKey: key(),
  });

/** The draft of the zones. */
export const zonesDraft = async (who: StaffPerson) => unwrap(await who.api(endpoints.readZonesDraft));
