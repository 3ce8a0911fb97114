import { checkMapSetup, type MapSetup } from './check-map-setup.ts';

/**
 * What the log says about a map's setup, in one line for whoever set it up (ERR-27, SET-32); null where it is as it
 * should be. The guest has Leaflet meanwhile, so nothing has failed.
 */
export function mapTrouble(setup: MapSetup): string | null {
  const instead = setup.mapType === 'LEAFLET' ? '' : ', Leaflet stands in';
  try {
    checkMapSetup(setup);
  } catch (error) {
    return error instanceof Error ? error.message + instead : String(error);
  }
  // The adapter of a regional service is one more file beside this one; until it is written:
  return instead ? `Maps: no adapter for ${setup.mapType}${instead}` : null;
}
