import * as maps from './maps.ts';
import * as requests from './maps.requests.ts';

/** The calls about regional maps, with their requests. */
export const mapEndpoints = {
  reportMapFailure: { ...maps.reportMapFailure, ...requests.reportMapFailure },
  readMapState: { ...maps.readMapState, ...requests.readMapState },
};
