import * as v from 'valibot';

import { Instant, orNull } from '../../../kernel/wire.ts';
import { MAP_FAILURES, REGIONAL_MAPS } from '../../../merchant/regional-map.ts';
import { Nothing } from '../../body-fields.ts';
import { accepts, endpoint } from '../../endpoint.ts';
import type * as requests from './maps.requests.ts';

/** A guest's page could not show the merchant's regional map (SET-32). Contains nothing of the guest. */
export const reportMapFailure = endpoint(
  { method: 'POST', path: '/maps/v1/failures', auth: 'none', answer: Nothing, answerType: 'empty' },
  accepts<typeof requests.reportMapFailure>(),
);

/** The last failure that a guest's page has reported; null without one. */
export const MapState = v.object({
  failure: orNull(
    v.object({ mapType: v.picklist(REGIONAL_MAPS), reason: v.picklist(MAP_FAILURES), at: Instant }),
  ),
});
export type MapState = v.InferOutput<typeof MapState>;

/** For the settings editor. */
export const readMapState = endpoint(
  {
    method: 'GET',
    path: '/admin/v1/settings/map',
    auth: 'staff',
    host: 'backOffice',
    permission: 'settings.read',
    answer: MapState,
  },
  accepts<typeof requests.readMapState>(),
);
