import { ZonesDraft } from '../../../drafts/draft.schema.ts';
import { draftCalls, wholeDraft } from './draft-calls.ts';

/** The calls of the draft of the delivery zones that every area has. */
export const zonesDraftCalls = draftCalls('zones');

/** The published zones with the changes that are not published yet, and the places that they serve. */
export const readZonesDraft = wholeDraft('zones', ZonesDraft);
