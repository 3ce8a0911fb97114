import * as v from 'valibot';

import { BRAND_FILE_PART, BrandFilePreview } from '../../../brand-file/brand-file.schema.ts';
import { Id } from '../../../kernel/wire.ts';
import { Nothing } from '../../body-fields.ts';
import { accepts, endpoint } from '../../endpoint.ts';
import type * as requests from './brand-file.requests.ts';

const office = { auth: 'staff', host: 'backOffice', permission: 'brand.file', method: 'POST' } as const;

/** The brand as one signed file (C10, BO-360). With guests or orders a code of the second factor is asked: `factor.wrong`. */
export const exportBrandFile = endpoint(
  { ...office, path: '/admin/v1/brand-file/export', answer: Nothing, answerType: 'file' },
  accepts<typeof requests.exportBrandFile>(),
);

/** Begins an upload (BO-361). What an earlier one of the brand has sent is removed. */
export const beginBrandFile = endpoint(
  { ...office, path: '/admin/v1/brand-file/uploads', answer: v.object({ upload: Id }) },
  accepts<typeof requests.beginBrandFile>(),
);

/** Keeps one part of a file for a day: a whole file takes longer than a call may. */
export const sendBrandFilePart = endpoint(
  {
    ...office,
    path: '/admin/v1/brand-file/uploads/{id}/parts',
    bodyType: 'binary',
    bodyLimit: BRAND_FILE_PART,
    mediaType: 'application/octet-stream',
    answer: Nothing,
    answerType: 'empty',
  },
  accepts<typeof requests.sendBrandFilePart>(),
);

/**
 * Another brand of the caller's as an upload of this one (BO-376), which `checkBrandFile` and `bringBrandFile` read: without guests
 * and orders, once a code of their second factor there has come. Throws `factor.wrong`, `merchant.notFound`.
 */
export const copyOwnBrand = endpoint(
  {
    ...office,
    path: '/admin/v1/brand-file/own-brands',
    answer: v.object({ upload: Id, parts: v.number() }),
  },
  accepts<typeof requests.copyOwnBrand>(),
);

/** What the file would change in the drafts (BO-362). Writes nothing. Throws `brandFile.*` for a file that is refused. */
export const checkBrandFile = endpoint(
  { ...office, path: '/admin/v1/brand-file/check', answer: BrandFilePreview },
  accepts<typeof requests.checkBrandFile>(),
);

/** Puts the file into the drafts, all or nothing (BO-363). */
export const bringBrandFile = endpoint(
  {
    ...office,
    path: '/admin/v1/brand-file/bring',
    idempotencyKey: 'required',
    answer: v.object({ revision: v.number(), changes: v.number() }),
  },
  accepts<typeof requests.bringBrandFile>(),
);
