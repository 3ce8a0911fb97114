import * as v from 'valibot';

import { TableLinkText } from '../../../content/table-link.schema.ts';
import { Id } from '../../../kernel/wire.ts';
import { ServiceType } from '../../../order/schemas/service-type.schema.ts';
import { IdParam } from '../../body-fields.ts';
import { request } from '../../endpoint.ts';
import { QueryIds, QueryLatitude, QueryLongitude } from '../../query-fields.ts';

export const listBranches = request({
  summary: 'Branches of the merchant',
});

export const listFullBranches = request({
  summary: 'Branches with working hours, of one city or of all',
  query: v.object({ cityId: v.optional(Id) }),
});

export const getBranch = request({
  summary: 'One branch',
  params: IdParam,
});

export const readOpening = request({
  summary:
    'Whether a branch, or any branch, serves now, in about how many minutes and for what delivery, or when it opens',
  query: v.object({
    branchId: v.optional(Id),
    type: v.optional(ServiceType, 'DELIVERY'),
    lat: v.optional(QueryLatitude),
    lon: v.optional(QueryLongitude),
    dishes: QueryIds,
  }),
});

export const findClosestBranch = request({
  summary: 'The branch that serves a point: open, with the dishes, and the nearest of these',
  params: v.object({ merchantId: Id }),
  query: v.object({
    lat: QueryLatitude,
    lon: QueryLongitude,
    type: v.optional(ServiceType, 'DELIVERY'),
    dishes: QueryIds,
  }),
});

export const listBranchOffers = request({
  summary: 'What the branches that may serve a point do not sell now, the nearest branch first',
  query: v.object({ lat: QueryLatitude, lon: QueryLongitude }),
});

export const listHalls = request({
  summary: 'Halls and tables of a branch',
  params: IdParam,
});

export const readTableLink = request({
  summary: 'Hall and table that a link on a table stands for',
  params: v.object({ link: TableLinkText }),
});

export const listTableLinks = request({
  summary: 'Links for the halls and tables of a branch',
  params: IdParam,
});

export const listCities = request({
  summary: 'Cities the merchant serves',
  params: v.object({ merchant: Id }),
});

export const listRegions = request({
  summary: 'Delivery regions, of one city or of all',
  query: v.object({ cityId: v.optional(Id) }),
});
