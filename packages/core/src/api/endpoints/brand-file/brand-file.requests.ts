import * as v from 'valibot';

import { BRAND_FILE_PARTS, BROUGHT_AREAS } from '../../../brand-file/brand-file.schema.ts';
import { Id } from '../../../kernel/wire.ts';
import { IdParam, TypedCode } from '../../body-fields.ts';
import { request } from '../../endpoint.ts';
import { Version } from '../drafts/draft-requests.ts';

export const exportBrandFile = request({
  summary: 'The brand as one signed file',
  /** `code`: of the second factor, for a file with personal data. */
  body: v.strictObject({ customers: v.boolean(), orders: v.boolean(), code: v.nullable(TypedCode) }),
});

export const beginBrandFile = request({ summary: 'Begin the upload of a brand file' });

export const sendBrandFilePart = request({
  summary: 'One part of a brand file',
  params: IdParam,
  query: v.strictObject({
    part: v.pipe(v.string(), v.regex(/^\d{1,3}$/), v.transform(Number), v.maxValue(BRAND_FILE_PARTS - 1)),
  }),
  body: v.unknown(),
});

export const copyOwnBrand = request({
  summary: 'Another brand of the caller as an uploaded brand file',
  /** `code`: of the caller's second factor at that brand. */
  body: v.strictObject({ merchantId: Id, code: TypedCode }),
});

/** An upload of so many parts, and what of it is brought. */
const brought = {
  upload: Id,
  parts: v.pipe(v.number(), v.safeInteger(), v.minValue(1), v.maxValue(BRAND_FILE_PARTS)),
  areas: v.pipe(v.array(v.picklist(BROUGHT_AREAS)), v.minLength(1), v.maxLength(BROUGHT_AREAS.length)),
};

export const checkBrandFile = request({
  summary: 'What a brand file would change in the drafts',
  body: v.strictObject(brought),
});

export const bringBrandFile = request({
  summary: 'Put a brand file into the drafts',
  /** `expectedVersion`: the revision of the draft that the caller saw. */
  body: v.strictObject({ ...brought, expectedVersion: Version }),
});
