import * as v from 'valibot';

import { BulkChange, BulkScope } from '../../../drafts/bulk-change.ts';
import { MENU_FORMATS } from '../../../menu-file/import-preview.ts';
import { readMapping } from '../../../menu-file/map-columns.ts';
import { LINES, MOST_LINES_TEXT } from '../../../menu-file/ticked-lines.ts';
import { Id } from '../../../kernel/wire.ts';
import { TypedCode } from '../../body-fields.ts';
import { request } from '../../endpoint.ts';
import { Version } from './draft-requests.ts';

export const bulkMenuDraft = request({
  summary: 'Change many products of the menu by one rule',
  /** `expectedVersion`: the revision of the draft that the caller saw. */
  body: v.strictObject({ scope: BulkScope, change: BulkChange, expectedVersion: Version }),
});

const format = v.picklist(MENU_FORMATS);
/** What each column of the file is, as `writeMapping` writes it. */
const columns = v.pipe(
  v.string(),
  v.maxLength(2_000),
  v.check((text) => readMapping(text) !== null),
);

export const checkMenuFile = request({
  summary: 'What a menu file would change in the draft',
  /** `columns`: without it they are as at the last import of these titles, else as their titles name them. */
  query: v.strictObject({ format, columns: v.optional(columns) }),
  body: v.unknown(),
});

export const importMenuFile = request({
  summary: 'Put the chosen rows of a menu file into the draft',
  /**
   * `expectedVersion`: the revision of the draft that the caller saw. `hash`: that of the check. `lines`: the rows to put in, as
   * `writeLines` writes them.
   */
  query: v.strictObject({
    format,
    columns,
    hash: v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/)),
    lines: v.pipe(v.string(), v.maxLength(MOST_LINES_TEXT), v.regex(LINES)),
    expectedVersion: v.pipe(v.string(), v.regex(/^\d{1,15}$/), v.transform(Number), Version),
  }),
  body: v.unknown(),
});

export const readOwnBrands = request({ summary: 'The other brands that the caller owns' });

export const copyBrandMenu = request({
  summary: 'The menu of another brand of the caller as a file',
  /** `code`: of the caller's second factor at that brand. */
  body: v.strictObject({ merchantId: Id, code: TypedCode }),
});

export const readTillBranches = request({ summary: 'The till of the brand and the branches that it knows' });

export const copyTillMenu = request({
  summary: 'The menu of the till at a branch as a file',
  body: v.strictObject({ branchId: Id }),
});

export const exportMenuFile = request({
  summary: 'The menu with the changes of the draft as a file',
  query: v.strictObject({ format }),
});
