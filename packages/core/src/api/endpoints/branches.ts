import * as v from 'valibot';

import { Branch } from '../../branch/branch.schema.ts';
import { Hall } from '../../content/reservation.schema.ts';
import { TableLink, TableLinkText } from '../../content/table-link.schema.ts';
import { City } from '../../delivery-area/city.schema.ts';
import { Region } from '../../delivery-area/region.schema.ts';
import { Id, orNull } from '../../kernel/wire.ts';
import { ServiceType } from '../../order/service-type.schema.ts';
import { IdParam } from '../body-fields.ts';
import { endpoint } from '../endpoint.ts';
import { QueryLatitude, QueryLongitude } from '../query-fields.ts';

/** API-01. */
export const listBranches = endpoint({
  method: 'GET',
  path: '/users/v1/branches',
  auth: 'none',
  summary: 'Branches of the merchant',
  answer: v.array(Branch),
});

/** API-02, with working hours and settings; also "branch by city". */
export const listFullBranches = endpoint({
  method: 'GET',
  path: '/users/v1/branches/full',
  auth: 'none',
  summary: 'Branches with working hours, of one city or of all',
  query: v.object({ cityId: v.optional(Id) }),
  answer: v.array(Branch),
});

/** API-03. */
export const getBranch = endpoint({
  method: 'GET',
  path: '/users/v1/branches/{id}',
  auth: 'none',
  summary: 'One branch',
  params: IdParam,
  answer: Branch,
});

/** API-04. `type` is DELIVERY unless said otherwise (D56). */
export const findClosestBranch = endpoint({
  method: 'GET',
  path: '/users/v1/branches/merchant/{merchantId}/closest',
  auth: 'none',
  summary: 'The branch nearest to a point that offers the service',
  params: v.object({ merchantId: Id }),
  query: v.object({
    lat: QueryLatitude,
    lon: QueryLongitude,
    type: v.optional(ServiceType, 'DELIVERY'),
  }),
  answer: Branch,
});

/** Halls and tables of a branch, for bookings and for eating in (D81, IMP-12). */
export const listHalls = endpoint({
  method: 'GET',
  path: '/users/v1/branches/{id}/halls',
  auth: 'none',
  summary: 'Halls and tables of a branch',
  params: IdParam,
  answer: v.array(Hall),
});

/** What `?table=` in an address means. A link that this merchant did not make is `notFound` (IMP-12, D74). */
export const readTableLink = endpoint({
  method: 'GET',
  path: '/users/v1/tables/{link}',
  auth: 'none',
  summary: 'Hall and table that a link on a table stands for',
  params: v.object({ link: TableLinkText }),
  answer: TableLink,
});

/** What a branch prints on its tables: the value of `?table=` for every hall and every table (IMP-12). */
export const listTableLinks = endpoint({
  method: 'GET',
  path: '/users/v1/branches/{id}/table-links',
  auth: 'staff',
  summary: 'Links for the halls and tables of a branch',
  params: IdParam,
  answer: v.array(v.object({ hallId: Id, tableId: orNull(Id), link: TableLinkText })),
});

/** API-40. */
export const listCities = endpoint({
  method: 'GET',
  path: '/users/v1/cities/merchant/{merchant}',
  auth: 'none',
  summary: 'Cities the merchant serves',
  params: v.object({ merchant: Id }),
  answer: v.array(City),
});

/** API-18. Polygons are public, so guests get them too (D55). */
export const listRegions = endpoint({
  method: 'GET',
  path: '/users/v1/region',
  auth: 'optional',
  summary: 'Delivery regions, of one city or of all',
  query: v.object({ cityId: v.optional(Id) }),
  answer: v.array(Region),
});
