import { MenuDraft, SavedDraft } from '../../../drafts/draft.schema.ts';
import { accepts, endpoint } from '../../endpoint.ts';
import { draftCalls, wholeDraft } from './draft-calls.ts';
import type { bulkMenuDraft as bulkRequest } from './menu-drafts.requests.ts';

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
  accepts<typeof bulkRequest>(),
);
