import * as v from 'valibot';

import {
  type DraftArea,
  type DraftEntity,
  ENTITIES_OF,
  isOfArea,
  MOST_PATCHES,
  SentPatch,
} from '../../../drafts/edited-field.ts';
import { flag, Id, Instant, orNull } from '../../../kernel/wire.ts';
import { typedText } from '../../body-fields.ts';
import { request } from '../../endpoint.ts';
import { queryNumber } from '../../query-fields.ts';

/** Records that a call names; without names it is about all. */
const MOST_RECORDS = 500;

/** What a person typed to offer an untested account. */
const Accept = v.optional(typedText(40));

/** The confirmation of errors that the check before a publication named. */
const Confirmed = v.optional(v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/)));

/** A revision of a draft, or a version. */
export const Version = v.pipe(v.number(), v.safeInteger(), v.minValue(0));

/** The requests of `draftCalls`. */
export type DraftRequests = ReturnType<typeof draftRequests>;

/** The requests of the calls that the draft of every area has. `name`: what is edited, for the lines of OpenAPI. */
export function draftRequests(area: DraftArea, name: string) {
  const Entity = v.picklist(ENTITIES_OF[area] as readonly DraftEntity[]);
  const Records = orNull(
    v.pipe(v.array(v.strictObject({ entity: Entity, id: Id })), v.minLength(1), v.maxLength(MOST_RECORDS)),
  );
  const Own = v.pipe(
    SentPatch,
    v.check((patch) => isOfArea(area, patch)),
  );
  return {
    whole: request({ summary: `What is published of ${name}, and its unpublished changes` }),
    patches: request({ summary: `The unpublished changes of ${name}` }),
    checks: request({ summary: `What is wrong with the changes of ${name}` }),
    save: request({
      summary: `Save unpublished changes of ${name}`,
      body: v.strictObject({ patches: v.pipe(v.array(Own), v.minLength(1), v.maxLength(MOST_PATCHES)) }),
    }),
    discard: request({
      summary: `Drop unpublished changes of ${name}`,
      /** `records`: null is all. `expectedVersion`: the revision of the draft that the caller saw. */
      body: v.strictObject({ records: Records, expectedVersion: Version }),
    }),
    publish: request({
      summary: `Publish changes of ${name}, now or at a time`,
      body: v.strictObject({
        records: Records,
        expectedVersion: Version,
        /** When; null: now. */
        at: orNull(Instant),
        note: orNull(typedText(200)),
        accept: Accept,
        confirmed: Confirmed,
      }),
    }),
    unplan: request({
      summary: `Take back a planned publication of ${name}`,
      body: v.strictObject({ at: Instant }),
    }),
    versions: request({ summary: `The last versions of ${name}` }),
    changes: request({
      summary: `Published changes of ${name}: of a version, a record or a field`,
      query: v.object({
        version: v.optional(queryNumber(Version)),
        entity: v.optional(Entity),
        id: v.optional(Id),
        field: v.optional(v.pipe(v.string(), v.maxLength(40))),
      }),
    }),
    undo: request({
      summary: `Take back a version of ${name}`,
      /** `expectedVersion`: the version that the caller saw. */
      body: v.strictObject({
        version: Version,
        expectedVersion: Version,
        skipChanged: flag(),
        accept: Accept,
        confirmed: Confirmed,
      }),
    }),
  };
}
