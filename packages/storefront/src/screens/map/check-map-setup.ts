import type { MerchantPublic, MerchantSettings } from '@dasturxon/core/merchant';

const KNOWN = ['mapType', 'apiKey', 'tilesUrl'];

/** What a map is set up with. */
type MapSetup = {
  mapType: MerchantSettings['mapType'];
  apiKey: MerchantPublic['yandexMapKey'];
  tilesUrl: string;
};

/**
 * Throws for a misconfigured map, with a message for its operator (ERR-27): a regional maps service without its key,
 * or an unknown option. The guest sees no message: Leaflet, which needs no key, replaces it (D15).
 */
export function checkMapSetup(setup: MapSetup): void {
  const unknown = Object.keys(setup).find((name) => !KNOWN.includes(name));
  if (unknown) throw new Error(`Maps: unknown option "${unknown}"`);
  if (setup.mapType !== 'LEAFLET' && !setup.apiKey)
    throw new Error(`Maps: an API key is required for ${setup.mapType}`);
}

/** The log line about a misconfigured map (ERR-27, SET-32); null for a correct one. */
export function mapTrouble(setup: MapSetup): string | null {
  try {
    checkMapSetup(setup);
    return null;
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    return setup.mapType === 'LEAFLET' ? message : `${message}, Leaflet stands in`;
  }
}
