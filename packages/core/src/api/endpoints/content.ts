import * as v from 'valibot';

import { Banner } from '../../content/banner.schema.ts';
import { ExtraPage } from '../../content/extra-page.schema.ts';
import { Notification } from '../../content/notification.schema.ts';
import { Policy } from '../../content/policy.schema.ts';
import { Story } from '../../content/story.schema.ts';
import { Vacancy } from '../../content/vacancy.schema.ts';
import { Nothing } from '../body-fields.ts';
import { accepts, endpoint } from '../endpoint.ts';
import type * as requests from './requests/content.requests.ts';

/** API-22. */
export const getPolicy = endpoint(
  {
    method: 'GET',
    path: '/support/v1/company/policies',
    auth: 'none',
    answer: Policy,
  },
  accepts<typeof requests.getPolicy>(),
);

/** D3. A page that the merchant has not written is notFound. */
export const getExtraPage = endpoint(
  {
    method: 'GET',
    path: '/support/v1/company/pages',
    auth: 'none',
    answer: ExtraPage,
  },
  accepts<typeof requests.getExtraPage>(),
);

/** API-23. */
export const listBanners = endpoint({
  method: 'GET',
  path: '/support/v1/banner',
  auth: 'none',
  answer: v.array(Banner),
});

/** API-24. */
export const listStories = endpoint({
  method: 'GET',
  path: '/notifications/v2/stories',
  auth: 'none',
  answer: v.array(Story),
});

/** Counts that a banner or a story was opened. It holds nothing about the guest (BO-435). */
export const reportClick = endpoint(
  {
    method: 'POST',
    path: '/support/v1/clicks',
    auth: 'none',
    answer: Nothing,
    answerType: 'empty',
  },
  accepts<typeof requests.reportClick>(),
);

/** Open positions (API-47, SCR-09). */
export const listVacancies = endpoint({
  method: 'GET',
  path: '/support/v1/vacancies',
  auth: 'none',
  answer: v.array(Vacancy),
});

/** One open position (API-47, SCR-09). An unknown one is `notFound`. */
export const getVacancy = endpoint(
  {
    method: 'GET',
    path: '/support/v1/vacancies/{id}',
    auth: 'none',
    answer: Vacancy,
  },
  accepts<typeof requests.getVacancy>(),
);

/** `id` is the customer's. */
export const listNotifications = endpoint(
  {
    method: 'GET',
    path: '/notifications/v1/user/{id}',
    auth: 'customer',
    answer: v.array(Notification),
  },
  accepts<typeof requests.listNotifications>(),
);

/** Marks a message as read; once more changes nothing (SCR-14). */
export const readNotification = endpoint(
  {
    method: 'POST',
    path: '/notifications/v1/{id}/read',
    auth: 'customer',
    answer: Nothing,
    answerType: 'empty',
  },
  accepts<typeof requests.readNotification>(),
);

/** Where an uploaded picture now is, and how large. */
export const UploadedImage = v.object({ image: v.string(), width: v.number(), height: v.number() });

/** D84. The body is the picture itself: JPEG, PNG, WebP or AVIF. */
export const uploadImage = endpoint(
  {
    method: 'POST',
    path: '/support/v1/uploads',
    auth: 'staff',
    bodyType: 'binary',
    answer: UploadedImage,
  },
  accepts<typeof requests.uploadImage>(),
);
