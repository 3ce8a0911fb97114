import * as v from 'valibot';

import { Instant } from '../../../kernel/wire.ts';
import { accepts, endpoint } from '../../endpoint.ts';
import type * as requests from './preview.requests.ts';

/** Opens a preview: a token that shows the draft on the storefront for a short time, to this back office alone. */
export const openPreview = endpoint(
  {
    auth: 'staff',
    host: 'backOffice',
    method: 'GET',
    path: '/admin/v1/preview',
    permission: 'settings.read',
    answer: v.object({
      token: v.string(),
      /** The token shows nothing after this. */
      until: Instant,
      /** Scheme and host of the storefront; null for a brand without one. */
      site: v.nullable(v.string()),
    }),
  },
  accepts<typeof requests.openPreview>(),
);
