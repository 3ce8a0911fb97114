import * as v from 'valibot';

import { PublicationFindings } from '../../../brand-doctor/findings.schema.ts';
import {
  DraftPatches,
  DraftVersion,
  Published,
  PublishedChange,
  SavedDraft,
} from '../../../drafts/draft.schema.ts';
import type { DraftArea } from '../../../drafts/edited-field.ts';
import { accepts, endpoint } from '../../endpoint.ts';
import type { DraftRequests } from './draft-requests.ts';

const office = { auth: 'staff', host: 'backOffice' } as const;
const write = { ...office, method: 'POST', idempotencyKey: 'required' } as const;

/** The call that reads what is published of an area with its unpublished changes. */
// @__NO_SIDE_EFFECTS__
export const wholeDraft = <const Area extends DraftArea, Whole extends v.GenericSchema>(
  area: Area,
  answer: Whole,
) =>
  endpoint({
    ...office,
    method: 'GET',
    path: `/admin/v1/drafts/${area}`,
    permission: `${area}.read`,
    answer,
  });

/** The calls that the draft of every area has, with the rights of the area. */
// @__NO_SIDE_EFFECTS__
export function draftCalls<const Area extends DraftArea>(area: Area) {
  const path = `/admin/v1/drafts/${area}` as const;
  const read = `${area}.read` as const;
  const edit = `${area}.edit` as const;
  const publish = `${area}.publish` as const;
  return {
    /** The unpublished changes alone, with revision and version: what an open editor asks for again and again. */
    patches: endpoint({
      ...office,
      method: 'GET',
      path: `${path}/patches`,
      permission: read,
      answer: DraftPatches,
    }),

    /** What is wrong with the changes as they will be published, by the rules of the check-up. Writes nothing. */
    checks: endpoint({
      ...office,
      method: 'GET',
      path: `${path}/checks`,
      permission: read,
      answer: PublicationFindings,
    }),

    /** Saves changes of fields. A field that another person changed is `draft.conflict` with both values; then nothing is saved. */
    save: endpoint(
      { ...write, path, permission: edit, answer: SavedDraft },
      accepts<DraftRequests['save']>(),
    ),

    /** Drops changes of some records, or all. A change that the caller has not seen is `draft.changed`. */
    discard: endpoint(
      { ...write, path: `${path}/discard`, permission: edit, answer: SavedDraft },
      accepts<DraftRequests['discard']>(),
    ),

    /**
     * Publishes changes of some records, or all, now or at a time. A change that the caller has not seen is `draft.changed`; errors
     * of the check that are not confirmed are `draft.unconfirmed`, with the findings and what confirms them.
     */
    publish: endpoint(
      { ...write, path: `${path}/publish`, permission: publish, answer: Published },
      accepts<DraftRequests['publish']>(),
    ),

    /** Takes back a planned publication: its changes wait to be published by hand. */
    unplan: endpoint(
      { ...write, path: `${path}/unplan`, permission: publish, answer: SavedDraft },
      accepts<DraftRequests['unplan']>(),
    ),

    /** The last 50 versions, newest first. */
    versions: endpoint({
      ...office,
      method: 'GET',
      path: `${path}/versions`,
      permission: read,
      answer: v.array(DraftVersion),
    }),

    /** Published changes, newest first: of a version, of a record or of a field. */
    changes: endpoint(
      {
        ...office,
        method: 'GET',
        path: `${path}/changes`,
        permission: read,
        answer: v.array(PublishedChange),
      },
      accepts<DraftRequests['changes']>(),
    ),

    /**
     * Publishes the inverse of one of the last 50 versions. Fields that were changed since are `draft.conflict` with both values,
     * unless `skipChanged`; another current version than the expected one is `draft.changed`, errors that are not confirmed are
     * `draft.unconfirmed`.
     */
    undo: endpoint(
      { ...write, path: `${path}/undo`, permission: publish, answer: Published },
      accepts<DraftRequests['undo']>(),
    ),
  };
}
