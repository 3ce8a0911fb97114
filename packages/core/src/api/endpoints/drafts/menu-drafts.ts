import * as v from 'valibot';

import { ImportPreview, MenuFile, OwnBrand, TillBranches } from '../../../menu-file/import-preview.ts';
import { MenuDraft, SavedDraft } from '../../../drafts/draft.schema.ts';
import { accepts, endpoint } from '../../endpoint.ts';
import { draftCalls, wholeDraft } from './draft-calls.ts';
import type * as requests from './menu-drafts.requests.ts';

/** The calls of the draft of the menu that every area has. */
export const menuDraftCalls = draftCalls('menu');

/** The published menu with the changes that are not published yet. */
export const readMenuDraft = wholeDraft('menu', MenuDraft);

/** Changes the draft of many products by one rule. A value that the caller has not seen is `draft.conflict`. */
export const bulkMenuDraft = endpoint(
  {
    method: 'POST',
    path: '/admin/v1/drafts/menu/bulk',
    auth: 'staff',
    host: 'backOffice',
    permission: 'menu.edit',
    answer: SavedDraft,
    idempotencyKey: 'required',
  },
  accepts<typeof requests.bulkMenuDraft>(),
);

const office = { auth: 'staff', host: 'backOffice', permission: 'menu.edit' } as const;

/** The largest menu file, in bytes. */
export const MENU_FILE_LIMIT = 10 * 1024 * 1024;

const file = {
  ...office,
  method: 'POST',
  bodyType: 'binary',
  bodyLimit: MENU_FILE_LIMIT,
  mediaType: 'application/octet-stream',
} as const;

/** What a menu file would change in the draft, row by row, and what is wrong with it. Writes nothing. */
export const checkMenuFile = endpoint(
  { ...file, path: '/admin/v1/drafts/menu/file/check', answer: ImportPreview },
  accepts<typeof requests.checkMenuFile>(),
);

/**
 * Puts the chosen rows of a menu file into the draft. Rows with an error are left out; a file without a row to put in is
 * `menuFile.wrong`, and one that would do something else than its check found is `menuFile.changed`.
 */
export const importMenuFile = endpoint(
  {
    ...file,
    path: '/admin/v1/drafts/menu/file',
    idempotencyKey: 'required',
    answer: v.object({ revision: v.number(), changes: v.number() }),
  },
  accepts<typeof requests.importMenuFile>(),
);

const copied = { ...office, permission: 'menu.fromBrand', path: '/admin/v1/drafts/menu/brands' } as const;

/** The other brands that the caller owns too: those where their phone is an owner's. */
export const readOwnBrands = endpoint(
  { ...copied, method: 'GET', answer: v.array(OwnBrand) },
  accepts<typeof requests.readOwnBrands>(),
);

/**
 * The published menu of another brand of the caller's as a menu file, once a code of their second factor there has come:
 * `factor.wrong`. A brand that is not theirs is `merchant.notFound`.
 */
export const copyBrandMenu = endpoint(
  { ...copied, method: 'POST', answer: MenuFile },
  accepts<typeof requests.copyBrandMenu>(),
);

const till = { ...office, path: '/admin/v1/drafts/menu/till' } as const;

/** The till of the brand and the branches that it knows; null without one. */
export const readTillBranches = endpoint(
  { ...till, method: 'GET', answer: TillBranches },
  accepts<typeof requests.readTillBranches>(),
);

/**
 * The till's menu at a branch as a menu file, which the import reads. Without a till, or for a branch that it does not know, it is
 * `till.notFound`; a till that gives no answer is `till.noAnswer`, and one that declines the call `till.refused`.
 */
export const copyTillMenu = endpoint(
  { ...till, method: 'POST', answer: MenuFile },
  accepts<typeof requests.copyTillMenu>(),
);

/** The menu with the changes of the draft, as a file in base64. */
export const exportMenuFile = endpoint(
  {
    ...office,
    method: 'GET',
    path: '/admin/v1/drafts/menu/file',
    answer: MenuFile,
  },
  accepts<typeof requests.exportMenuFile>(),
);
