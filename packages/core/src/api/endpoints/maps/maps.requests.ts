import * as v from 'valibot';

import { MAP_FAILURES, REGIONAL_MAPS } from '../../../merchant/regional-map.ts';
import { request } from '../../endpoint.ts';

export const reportMapFailure = request({
  summary: 'A page that could not show the merchant’s map reports why',
  body: v.strictObject({ mapType: v.picklist(REGIONAL_MAPS), reason: v.picklist(MAP_FAILURES) }),
});

export const readMapState = request({ summary: 'The last reported failure of the merchant’s map' });
