import type { MerchantPublic, MerchantSettings } from '@dasturxon/core/merchant';

const KNOWN = ['mapType', 'apiKey', 'tilesUrl'];

/** What a map is set up with. */
export type MapSetup = {
  mapType: MerchantSettings['mapType'];
  apiKey: MerchantPublic['yandexMapKey'];
  tilesUrl: string;
};

/**
 * Throws where a map is set up wrongly, in words for whoever set it up (ERR-27): a regional maps service without its
 * key, or an option that nobody knows. The guest is told nothing: Leaflet, which needs no key, stands in (D15).
 */
export function checkMapSetup(setup: MapSetup): void {
  const unknown = Object.keys(setup).find((name) => !KNOWN.includes(name));
  if (unknown) throw new Error(`Maps: unknown option "${unknown}"`);
  if (setup.mapType !== 'LEAFLET' && !setup.apiKey)
    throw new Error(`Maps: an API key is required for ${setup.mapType}`);
}
