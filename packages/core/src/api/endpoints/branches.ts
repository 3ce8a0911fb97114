import * as v from 'valibot';

import { Branch } from '../../branch/branch.schema.ts';
import { Hall } from '../../content/reservation.schema.ts';
import { TableLink, TableLinkText } from '../../content/table-link.schema.ts';
import { City } from '../../delivery-area/city.schema.ts';
import { Region } from '../../delivery-area/region.schema.ts';
import { LocalizedText } from '../../kernel/localized-text.ts';
import { Id, Instant, listOf, MoneyAmount, orNull } from '../../kernel/wire.ts';
import { accepts, endpoint } from '../endpoint.ts';
import { OPENING_PATH } from '../path-spellings.ts';
import type * as requests from './requests/branches.requests.ts';

/** API-01. */
export const listBranches = endpoint({
  method: 'GET',
  path: '/users/v1/branches',
  auth: 'none',
  answer: v.array(Branch),
});

/** API-02, with working hours and settings; also "branch by city". */
export const listFullBranches = endpoint(
  {
    method: 'GET',
    path: '/users/v1/branches/full',
    auth: 'none',
    answer: v.array(Branch),
  },
  accepts<typeof requests.listFullBranches>(),
);

/** API-03. */
export const getBranch = endpoint(
  {
    method: 'GET',
    path: '/users/v1/branches/{id}',
    auth: 'none',
    answer: Branch,
  },
  accepts<typeof requests.getBranch>(),
);

/**
 * Whether orders are taken now. `opensAt` is null while it is open and where no opening is known. While it is open: the
 * minutes until an order of the named dishes, or of a usual one, is handed over, that moment, and what its delivery costs (B62).
 */
export const Opening = v.object({
  isOpen: v.boolean(),
  opensAt: orNull(Instant),
  minutes: orNull(v.object({ from: v.number(), to: v.number() })),
  expectedAt: orNull(Instant),
  delivery: orNull(v.object({ from: MoneyAmount, to: MoneyAmount })),
});
export type Opening = v.InferOutput<typeof Opening>;

/** Of one branch, or of any branch that offers the service where none is named (D38). */
export const readOpening = endpoint(
  {
    method: 'GET',
    path: OPENING_PATH,
    auth: 'none',
    answer: Opening,
  },
  accepts<typeof requests.readOpening>(),
);

/** API-04. `type` is DELIVERY by default (D56). */
export const findClosestBranch = endpoint(
  {
    method: 'GET',
    path: '/users/v1/branches/merchant/{merchantId}/closest',
    auth: 'none',
    answer: Branch,
  },
  accepts<typeof requests.findClosestBranch>(),
);

/** What a branch that may serve an address does not sell now: stopped, sold out, or not on its menu. */
export const BranchOffer = v.object({
  id: Id,
  name: LocalizedText,
  distance: v.number(),
  productIds: listOf(Id),
  modifierIds: listOf(Id),
});

/** The branches that may serve an address, the nearest first (B27). Empty where no branch delivers. */
export const listBranchOffers = endpoint(
  {
    method: 'GET',
    path: '/users/v1/branches/offers',
    auth: 'none',
    answer: v.array(BranchOffer),
  },
  accepts<typeof requests.listBranchOffers>(),
);

/** Halls and tables of a branch, for bookings and for eating in (D81, IMP-12). */
export const listHalls = endpoint(
  {
    method: 'GET',
    path: '/users/v1/branches/{id}/halls',
    auth: 'none',
    answer: v.array(Hall),
  },
  accepts<typeof requests.listHalls>(),
);

/** What `?table=` in an address means. A link that this merchant did not make is `notFound` (IMP-12, D74). */
export const readTableLink = endpoint(
  {
    method: 'GET',
    path: '/users/v1/tables/{link}',
    auth: 'none',
    answer: TableLink,
  },
  accepts<typeof requests.readTableLink>(),
);

/** What a branch prints on its tables: the value of `?table=` for every hall and every table (IMP-12). */
export const listTableLinks = endpoint(
  {
    method: 'GET',
    path: '/users/v1/branches/{id}/table-links',
    auth: 'staff',
    answer: v.array(v.object({ hallId: Id, tableId: orNull(Id), link: TableLinkText })),
  },
  accepts<typeof requests.listTableLinks>(),
);

/** API-40. */
export const listCities = endpoint(
  {
    method: 'GET',
    path: '/users/v1/cities/merchant/{merchant}',
    auth: 'none',
    answer: v.array(City),
  },
  accepts<typeof requests.listCities>(),
);

/** API-18. Polygons are public, so guests get them too (D55). */
export const listRegions = endpoint(
  {
    method: 'GET',
    path: '/users/v1/region',
    auth: 'optional',
    answer: v.array(Region),
  },
  accepts<typeof requests.listRegions>(),
);
