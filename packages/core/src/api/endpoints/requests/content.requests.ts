import * as v from 'valibot';

import { ExtraPageName } from '../../../content/extra-page.schema.ts';
import { PolicyType } from '../../../content/policy.schema.ts';
import { Id } from '../../../kernel/wire.ts';
import { IdParam } from '../../body-fields.ts';
import { request } from '../../endpoint.ts';

export const getPolicy = request({
  summary: 'Terms, privacy policy or the text about the company',
  query: v.object({ policies: PolicyType }),
});

export const getExtraPage = request({
  summary: 'One of the pages whose content the merchant writes',
  query: v.object({ page: ExtraPageName }),
});

export const listBanners = request({
  summary: 'Banners',
});

export const listStories = request({
  summary: 'Stories',
});

export const reportClick = request({
  summary: 'A guest has opened a banner or a story',
  body: v.strictObject({ kind: v.picklist(['banner', 'story']), id: Id }),
});

export const listVacancies = request({
  summary: 'Open positions',
});

export const getVacancy = request({
  summary: 'One position',
  params: IdParam,
});

export const listNotifications = request({
  summary: 'Messages to the customer, newest first',
  params: IdParam,
});

export const readNotification = request({
  summary: 'Mark a message as read',
  params: IdParam,
});

export const uploadImage = request({
  summary: 'Store a picture',
  body: v.unknown(),
});
