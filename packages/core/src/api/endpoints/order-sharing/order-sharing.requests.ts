import * as v from 'valibot';

import { IdParam } from '../../body-fields.ts';
import { request } from '../../endpoint.ts';
import { ShareMark } from './share-mark.ts';

export const shareOrder = request({
  summary: 'A link of the own order for people who are not signed in',
  params: IdParam,
});

export const endSharing = request({
  summary: 'Ends the links of the own order',
  params: IdParam,
});

export const readSharedOrder = request({
  summary: 'An order as its link shows it',
  params: IdParam,
  query: v.object({ mark: ShareMark }),
});
