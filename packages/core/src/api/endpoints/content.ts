import * as v from 'valibot';

import { Banner } from '../../content/banner.schema.ts';
import { ExtraPage, ExtraPageName } from '../../content/extra-page.schema.ts';
import { Notification } from '../../content/notification.schema.ts';
import { Policy, PolicyType } from '../../content/policy.schema.ts';
import { Story } from '../../content/story.schema.ts';
import { Vacancy } from '../../content/vacancy.schema.ts';
import { IdParam, Nothing } from '../body-fields.ts';
import { endpoint } from '../endpoint.ts';

/** API-22. */
export const getPolicy = endpoint({
  method: 'GET',
  path: '/support/v1/company/policies',
  auth: 'none',
  summary: 'Terms, privacy policy or the text about the company',
  query: v.object({ policies: PolicyType }),
  answer: Policy,
});

/** D3. A page that the merchant has not written is notFound. */
export const getExtraPage = endpoint({
  method: 'GET',
  path: '/support/v1/company/pages',
  auth: 'none',
  summary: 'One of the pages whose content the merchant writes',
  query: v.object({ page: ExtraPageName }),
  answer: ExtraPage,
});

/** API-23. */
export const listBanners = endpoint({
  method: 'GET',
  path: '/support/v1/banner',
  auth: 'none',
  summary: 'Banners',
  answer: v.array(Banner),
});

/** API-24. */
export const listStories = endpoint({
  method: 'GET',
  path: '/notifications/v2/stories',
  auth: 'none',
  summary: 'Stories',
  answer: v.array(Story),
});

/** Open positions (API-47, SCR-09). */
export const listVacancies = endpoint({
  method: 'GET',
  path: '/support/v1/vacancies',
  auth: 'none',
  summary: 'Open positions',
  answer: v.array(Vacancy),
});

/** One open position (API-47, SCR-09). An unknown one is `notFound`. */
export const getVacancy = endpoint({
  method: 'GET',
  path: '/support/v1/vacancies/{id}',
  auth: 'none',
  summary: 'One position',
  params: IdParam,
  answer: Vacancy,
});

/** `id` is the customer's. */
export const listNotifications = endpoint({
  method: 'GET',
  path: '/notifications/v1/user/{id}',
  auth: 'customer',
  summary: 'Messages to the customer, newest first',
  params: IdParam,
  answer: v.array(Notification),
});

/** Marks a message as read; once more changes nothing (SCR-14). */
export const readNotification = endpoint({
  method: 'POST',
  path: '/notifications/v1/{id}/read',
  auth: 'customer',
  summary: 'Mark a message as read',
  params: IdParam,
  answer: Nothing,
  answerType: 'empty',
});

/** Where an uploaded picture now is, and how large. */
export const UploadedImage = v.object({ image: v.string(), width: v.number(), height: v.number() });

/** D84. The body is the picture itself: JPEG, PNG, WebP or AVIF. */
export const uploadImage = endpoint({
  method: 'POST',
  path: '/support/v1/uploads',
  auth: 'staff',
  summary: 'Store a picture',
  body: v.unknown(),
  bodyType: 'binary',
  answer: UploadedImage,
});
