import type { FoundPlace } from '@dasturxon/core/address';
import type { FoundAddress } from '@dasturxon/core/api';

import type { Ctx } from './deps.ts';
import { askedLanguage } from './asked-language.ts';
import { askGeocoder } from './ask-geocoder.ts';

/** A shorter name is not looked up: it would match half the city. */
const SHORTEST_SEARCH = 2;

/** About a metre: points nearer than that share an answer. */
const rounded = (degrees: number) => Math.round(degrees * 1e5) / 1e5;

/** API-38. Throws geocoder.failed. */
export function reverseGeocode(ctx: Ctx, at: { lat: number; lon: number }): Promise<FoundAddress> {
  const language = askedLanguage(ctx);
  const point = { lat: rounded(at.lat), lon: rounded(at.lon) };
  return askGeocoder(ctx, {
    name: `reverse|${language}|${point.lat}|${point.lon}`,
    ask: () => ctx.geocoder.reverse(point, language),
  });
}

/** API-39. Throws geocoder.failed. */
export async function searchAddress(ctx: Ctx, typed: string): Promise<FoundPlace[]> {
  const query = typed.normalize('NFC').replace(/\s+/g, ' ').trim();
  if (query.length < SHORTEST_SEARCH) return [];
  const language = askedLanguage(ctx);
  return askGeocoder(ctx, {
    name: `search|${language}|${query.toLowerCase()}`,
    ask: () => ctx.geocoder.search(query, language),
  });
}
