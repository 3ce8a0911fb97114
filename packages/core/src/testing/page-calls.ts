import type { EndpointName } from '../api/endpoints/endpoints.ts';

/** The calls that open pages make by themselves, in the table of the contract: row, name, method, path. */
export const PAGE_CALLS: readonly [row: string, name: EndpointName, method: string, path: string][] = [
  ['vitals', 'reportVitals', 'POST', '/vitals/v1'],
  ['BO-435', 'reportClick', 'POST', '/support/v1/clicks'],
  ['SET-32', 'reportMapFailure', 'POST', '/maps/v1/failures'],
  ['SET-32', 'readMapState', 'GET', '/admin/v1/settings/map'],
  ['BO-45', 'readSaleVersion', 'GET', '/products/v1/sale-version'],
  ['B-74', 'listBranchOffers', 'GET', '/users/v1/branches/offers'],
  ['B36', 'readPush', 'GET', '/notifications/v1/push'],
  ['B36', 'subscribeToPush', 'PUT', '/notifications/v1/push'],
  ['B36', 'unsubscribeFromPush', 'DELETE', '/notifications/v1/push'],
];
