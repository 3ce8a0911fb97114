import * as v from 'valibot';

import { Favourite } from '../../catalog/favourites/favourite.schema.ts';
import { Overall, ProductGrade } from '../../catalog/overall.schema.ts';
import { Review } from '../../catalog/review.schema.ts';
import { Id, listOf } from '../../kernel/wire.ts';
import { Nothing } from '../body-fields.ts';
import { accepts, endpoint } from '../endpoint.ts';
import { GRADES_PATH, SALE_VERSION_PATH } from '../path-spellings.ts';
import type * as requests from './requests/menu.requests.ts';

/** API-05. TG inside the messenger and the payment app, else WEB (MENU-06). */
export const getOverall = endpoint(
  {
    method: 'GET',
    path: '/products/v1/overalls',
    auth: 'none',
    answer: Overall,
  },
  accepts<typeof requests.getOverall>(),
);

/** What a branch has run out of. */
export const StopList = v.object({ productIds: listOf(Id), modifierIds: listOf(Id) });
export type StopList = v.InferOutput<typeof StopList>;

/** The stop-list, laid over the menu after it was built (D33). */
export const getStopList = endpoint(
  {
    method: 'GET',
    path: '/products/v1/stop-list',
    auth: 'none',
    answer: StopList,
  },
  accepts<typeof requests.getStopList>(),
);

/** What staff change during the evening, as a version: stops and pauses. */
export const SaleVersion = v.object({ version: v.string() });
export type SaleVersion = v.InferOutput<typeof SaleVersion>;

/** The version that differs once a stop or a pause begins or ends at any branch; '0' without stops and pauses (BO-45). */
export const readSaleVersion = endpoint({
  method: 'GET',
  path: SALE_VERSION_PATH,
  auth: 'none',
  answer: SaleVersion,
});

/** API-06. */
export const listGrades = endpoint({
  method: 'GET',
  path: GRADES_PATH,
  auth: 'none',
  answer: v.array(ProductGrade),
});

/** A guest's word on a product; a second one replaces the first. */
export const gradeProduct = endpoint(
  {
    method: 'POST',
    path: GRADES_PATH,
    auth: 'customer',
    answer: Review,
  },
  accepts<typeof requests.gradeProduct>(),
);

/** Reviews of one product, newest first. */
export const listReviews = endpoint(
  {
    method: 'GET',
    path: '/products/v1/{id}/reviews',
    auth: 'none',
    answer: v.array(Review),
  },
  accepts<typeof requests.listReviews>(),
);

/** API-07. */
export const listFavourites = endpoint(
  {
    method: 'GET',
    path: '/products/v1/favourite/all',
    auth: 'customer',
    answer: v.array(Favourite),
  },
  accepts<typeof requests.listFavourites>(),
);

/** API-08. Marking twice is marking once. */
export const addFavourite = endpoint(
  {
    method: 'POST',
    path: '/products/v1/favourite',
    auth: 'customer',
    answer: Favourite,
  },
  accepts<typeof requests.addFavourite>(),
);

/** API-09. */
export const removeFavourite = endpoint(
  {
    method: 'DELETE',
    path: '/products/v1/favourite/{id}',
    auth: 'customer',
    answer: Nothing,
    answerType: 'empty',
  },
  accepts<typeof requests.removeFavourite>(),
);
