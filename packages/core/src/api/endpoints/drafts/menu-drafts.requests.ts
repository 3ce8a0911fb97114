import * as v from 'valibot';

import { BulkChange, BulkScope } from '../../../drafts/bulk-change.ts';
import { request } from '../../endpoint.ts';
import { Version } from './draft-requests.ts';

export const bulkMenuDraft = request({
  summary: 'Change many products of the menu by one rule',
  /** `expectedVersion`: the revision of the draft that the caller saw. */
  body: v.strictObject({ scope: BulkScope, change: BulkChange, expectedVersion: Version }),
});
