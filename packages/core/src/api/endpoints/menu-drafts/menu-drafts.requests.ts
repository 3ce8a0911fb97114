import * as v from 'valibot';

import { BulkChange, BulkScope } from '../../../drafts/bulk-change.ts';
import { DRAFT_ENTITIES, MOST_PATCHES, SentPatch } from '../../../drafts/edited-field.ts';
import { flag, Id, Instant, orNull } from '../../../kernel/wire.ts';
import { typedText } from '../../body-fields.ts';
import { request } from '../../endpoint.ts';
import { queryNumber } from '../../query-fields.ts';

/** Records that a call names; without names it is about all. */
const MOST_RECORDS = 500;

const Version = v.pipe(v.number(), v.safeInteger(), v.minValue(0));
const Records = orNull(
  v.pipe(
    v.array(v.strictObject({ entity: v.picklist(DRAFT_ENTITIES), id: Id })),
    v.minLength(1),
    v.maxLength(MOST_RECORDS),
  ),
);

export const readMenuDraft = request({ summary: 'The published menu and its unpublished changes' });

export const readMenuPatches = request({ summary: 'The unpublished changes of the menu' });

export const saveMenuDraft = request({
  summary: 'Save unpublished changes of the menu',
  body: v.strictObject({ patches: v.pipe(v.array(SentPatch), v.minLength(1), v.maxLength(MOST_PATCHES)) }),
});

export const bulkMenuDraft = request({
  summary: 'Change many products of the menu by one rule',
  /** `expectedVersion`: the revision of the draft that the caller saw. */
  body: v.strictObject({ scope: BulkScope, change: BulkChange, expectedVersion: Version }),
});

export const discardMenuDraft = request({
  summary: 'Drop unpublished changes of the menu',
  /** `records`: null is all. `expectedVersion`: the revision of the draft that the caller saw. */
  body: v.strictObject({ records: Records, expectedVersion: Version }),
});

export const publishMenuDraft = request({
  summary: 'Publish changes of the menu, now or at a time',
  body: v.strictObject({
    records: Records,
    expectedVersion: Version,
    /** When; null: now. */
    at: orNull(Instant),
    note: orNull(typedText(200)),
  }),
});

export const unplanMenuDraft = request({
  summary: 'Take back a planned publication of the menu',
  body: v.strictObject({ at: Instant }),
});

export const listMenuVersions = request({ summary: 'The last versions of the menu' });

export const listMenuChanges = request({
  summary: 'Published changes of a version, a record or a field',
  query: v.object({
    version: v.optional(queryNumber(Version)),
    entity: v.optional(v.picklist(DRAFT_ENTITIES)),
    id: v.optional(Id),
    field: v.optional(v.pipe(v.string(), v.maxLength(40))),
  }),
});

export const undoMenuVersion = request({
  summary: 'Take back a version of the menu',
  /** `expectedVersion`: the version of the menu that the caller saw. */
  body: v.strictObject({ version: Version, expectedVersion: Version, skipChanged: flag() }),
});
