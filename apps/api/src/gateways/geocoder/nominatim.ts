import type { FoundPlace } from '@dasturxon/core/address';
import { exchange } from '@dasturxon/core/http';
import { LANGUAGE_TAGS, type Language } from '@dasturxon/core/kernel';
import * as v from 'valibot';

import { GeocoderFailed, type Geocoder } from './geocoder.ts';

const TIMEOUT_MS = 5_000;
const STREET_ZOOM = 18;

/** Fields of `address` that may hold the street's name, best first (protocols §5.1). */
const STREET_FIELDS = ['road', 'pedestrian', 'residential', 'footway', 'neighbourhood', 'suburb', 'village'];

const Place = v.object({
  lat: v.pipe(v.string(), v.transform(Number), v.finite()),
  lon: v.pipe(v.string(), v.transform(Number), v.finite()),
  name: v.fallback(v.nullish(v.string(), ''), ''),
  display_name: v.string(),
  address: v.fallback(v.nullish(v.record(v.string(), v.unknown()), {}), {}),
});
type Place = v.InferOutput<typeof Place>;

const NothingThere = v.object({ error: v.string() });

function text(value: unknown): string | null {
  return typeof value === 'string' && value !== '' ? value : null;
}

function streetOf(place: Place): string | null {
  const field = STREET_FIELDS.find((name) => text(place.address?.[name]));
  return field ? text(place.address?.[field]) : null;
}

function toFoundPlace(place: Place): v.InferInput<typeof FoundPlace> & { lat: number; lon: number } {
  return {
    name: place.name || streetOf(place) || place.display_name.split(',')[0] || '',
    lat: place.lat,
    lon: place.lon,
    display_name: place.display_name,
  };
}

/** A geocoder with Nominatim's protocol. */
export function nominatim(service: {
  baseUrl: () => string;
  fetch: typeof globalThis.fetch;
  perSecond?: number;
}): Geocoder {
  async function ask(path: string, query: Record<string, string>, language: Language): Promise<unknown> {
    const { ok, status, body } = await exchange(
      {
        url: `${service.baseUrl()}${path}`,
        query: { format: 'jsonv2', addressdetails: '1', ...query },
        headers: { 'User-Agent': 'dasturxon/1', 'Accept-Language': LANGUAGE_TAGS[language] },
        timeoutMs: TIMEOUT_MS,
      },
      service,
    ).catch((cause: unknown) => {
      throw new GeocoderFailed('no answer', { cause });
    });
    if (!ok) throw new GeocoderFailed(`status ${status}`);
    return body;
  }

  return {
    perSecond: service.perSecond ?? Infinity,
    async reverse({ lat, lon }, language) {
      const query = { lat: String(lat), lon: String(lon), zoom: String(STREET_ZOOM) };
      const answer = await ask('/reverse', query, language);
      if (v.is(NothingThere, answer))
        return { name: '', lat, lon, display_name: '', streetName: null, houseNumber: null };
      const place = v.safeParse(Place, answer);
      if (!place.success) throw new GeocoderFailed('unexpected answer');
      const found = toFoundPlace(place.output);
      return {
        ...found,
        streetName: streetOf(place.output),
        houseNumber: text(place.output.address?.['house_number']),
      };
    },
    async search(q, language) {
      const answer = await ask('/search', { q, countrycodes: 'uz', limit: '10' }, language);
      const places = v.safeParse(v.array(Place), answer);
      if (!places.success) throw new GeocoderFailed('unexpected answer');
      return places.output.map(toFoundPlace);
    },
  };
}
