import * as v from 'valibot';

import { REVIEW_MAX } from '../../../validation/bounds.ts';
import { PlatformType } from '../../../catalog/platform-type.schema.ts';
import { Id, orNull, Stars } from '../../../kernel/wire.ts';
import { IdParam, typedText } from '../../body-fields.ts';
import { request } from '../../endpoint.ts';
import { QueryFlag, pageEntries } from '../../query-fields.ts';

export const getOverall = request({
  summary: 'The whole menu: groups, categories, products',
  query: v.object({ type: v.optional(PlatformType, 'WEB') }),
});

export const getStopList = request({
  summary: 'Products and modifiers that are out of stock at a branch',
  query: v.object({ branchId: v.optional(Id) }),
});

export const readSaleVersion = request({
  summary: 'The version of stops and pauses',
});

export const listGrades = request({
  summary: 'Grades of products',
});

export const gradeProduct = request({
  summary: 'Grade a product that was bought',
  body: v.strictObject({
    productId: Id,
    grade: Stars,
    comment: orNull(typedText(REVIEW_MAX)),
  }),
});

export const listReviews = request({
  summary: 'Reviews of a product',
  params: IdParam,
  query: v.object(pageEntries),
});

export const listFavourites = request({
  summary: 'Favourite products of the customer',
  query: v.object({ userId: v.optional(Id), isFavourite: v.optional(QueryFlag, true) }),
});

export const addFavourite = request({
  summary: 'Mark a product as a favourite',
  body: v.strictObject({ productId: Id, isFavourite: v.optional(v.boolean(), true) }),
});

export const removeFavourite = request({
  summary: 'Unmark a favourite',
  params: IdParam,
});
