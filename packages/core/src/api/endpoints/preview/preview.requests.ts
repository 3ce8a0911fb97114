import * as v from 'valibot';

import { Instant } from '../../../kernel/wire.ts';
import { request } from '../../endpoint.ts';

export const openPreview = request({
  summary: 'Open a preview of the draft, now or at a time',
  query: v.strictObject({ at: v.optional(Instant) }),
});
