import * as v from 'valibot';

import { Favourite } from '../../catalog/favourite.schema.ts';
import { Overall, ProductGrade } from '../../catalog/overall.schema.ts';
import { PlatformType } from '../../catalog/platform-type.schema.ts';
import { Review } from '../../catalog/review.schema.ts';
import { Id, listOf, orNull, Stars } from '../../kernel/wire.ts';
import { IdParam, Nothing, typedText } from '../body-fields.ts';
import { endpoint } from '../endpoint.ts';
import { GRADES_PATH } from '../path-spellings.ts';
import { QueryFlag, pageEntries } from '../query-fields.ts';

/** API-05. TG inside the messenger and the payment app, else WEB (MENU-06). */
export const getOverall = endpoint({
  method: 'GET',
  path: '/products/v1/overalls',
  auth: 'none',
  summary: 'The whole menu: groups, categories, products',
  query: v.object({ type: v.optional(PlatformType, 'WEB') }),
  answer: Overall,
});

/** What a branch has run out of. */
export const StopList = v.object({ productIds: listOf(Id), modifierIds: listOf(Id) });
export type StopList = v.InferOutput<typeof StopList>;

/** The stop-list, laid over the menu after it was built (D33). */
export const getStopList = endpoint({
  method: 'GET',
  path: '/products/v1/stop-list',
  auth: 'none',
  summary: 'Products and modifiers that are out of stock at a branch',
  query: v.object({ branchId: v.optional(Id) }),
  answer: StopList,
});

/** API-06. */
export const listGrades = endpoint({
  method: 'GET',
  path: GRADES_PATH,
  auth: 'none',
  summary: 'Grades of products',
  answer: v.array(ProductGrade),
});

/** A guest's word on a product; a second one replaces the first. */
export const gradeProduct = endpoint({
  method: 'POST',
  path: GRADES_PATH,
  auth: 'customer',
  summary: 'Grade a product that was bought',
  body: v.strictObject({
    productId: Id,
    grade: Stars,
    comment: orNull(typedText(1000)),
  }),
  answer: Review,
});

/** Reviews of one product, newest first. */
export const listReviews = endpoint({
  method: 'GET',
  path: '/products/v1/{id}/reviews',
  auth: 'none',
  summary: 'Reviews of a product',
  params: IdParam,
  query: v.object(pageEntries),
  answer: v.array(Review),
});

/** API-07. */
export const listFavourites = endpoint({
  method: 'GET',
  path: '/products/v1/favourite/all',
  auth: 'customer',
  summary: 'Favourite products of the customer',
  query: v.object({ userId: v.optional(Id), isFavourite: v.optional(QueryFlag, true) }),
  answer: v.array(Favourite),
});

/** API-08. Marking twice is marking once. */
export const addFavourite = endpoint({
  method: 'POST',
  path: '/products/v1/favourite',
  auth: 'customer',
  summary: 'Mark a product as a favourite',
  body: v.strictObject({ productId: Id, isFavourite: v.optional(v.boolean(), true) }),
  answer: Favourite,
});

/** API-09. */
export const removeFavourite = endpoint({
  method: 'DELETE',
  path: '/products/v1/favourite/{id}',
  auth: 'customer',
  summary: 'Unmark a favourite',
  params: IdParam,
  answer: Nothing,
  answerType: 'empty',
});
