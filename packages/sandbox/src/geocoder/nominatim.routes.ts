import { findPlace, PLACE_LANGUAGES, type PlaceLanguage, searchPlaces, type ViewBox } from '@dasturxon/demo';
import { Hono, type Context } from 'hono';
import * as v from 'valibot';

import { toNominatim, type NominatimResult } from './nominatim-answer.ts';

const Format = v.optional(v.picklist(['jsonv2', 'json']), 'jsonv2');
const Switch = v.optional(v.picklist(['0', '1']));
const Degrees = (limit: number) =>
  v.pipe(
    v.string(),
    v.regex(/^-?\d{1,3}(\.\d{1,20})?$/),
    v.transform(Number),
    v.minValue(-limit),
    v.maxValue(limit),
  );

const ReverseQuery = v.object({
  format: Format,
  lat: Degrees(90),
  lon: Degrees(180),
  zoom: v.optional(v.pipe(v.string(), v.regex(/^\d{1,2}$/), v.transform(Number)), '18'),
  addressdetails: Switch,
});

const ViewBoxText = v.pipe(
  v.string(),
  v.transform((text) => text.split(',').map(Number)),
  v.length(4),
  v.everyItem((edge) => Number.isFinite(edge)),
  v.transform(([x1, y1, x2, y2]) => toViewBox([x1!, y1!, x2!, y2!])),
);

const SearchQuery = v.object({
  format: Format,
  q: v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(200)),
  limit: v.optional(v.pipe(v.string(), v.regex(/^\d{1,3}$/), v.transform(Number)), '10'),
  countrycodes: v.optional(v.string(), 'uz'),
  viewbox: v.optional(ViewBoxText),
  bounded: Switch,
  addressdetails: Switch,
});

const MAX_LIMIT = 40;

/** Nominatim's `/reverse` and `/search` over the gazetteer, in the forms `jsonv2` and `json`. */
export function nominatimRoutes(): Hono {
  const routes = new Hono();
  routes.get('/reverse', (c) => {
    const query = v.safeParse(ReverseQuery, c.req.query());
    if (!query.success) return refuse(c, query.issues);
    const { format, lat, lon, zoom, addressdetails } = query.output;
    const place = findPlace({ lat, lon }, zoom);
    if (!place) return c.json({ error: 'Unable to geocode' });
    return c.json(inFormat(toNominatim(place, languageOf(c), addressdetails !== '0'), format));
  });
  routes.get('/search', (c) => {
    const query = v.safeParse(SearchQuery, c.req.query());
    if (!query.success) return refuse(c, query.issues);
    const { q, format, limit, countrycodes, viewbox, bounded, addressdetails } = query.output;
    if (!countrycodes.toLowerCase().split(',').includes('uz')) return c.json([]);
    const options = { limit: Math.min(limit, MAX_LIMIT), viewBox: viewbox, bounded: bounded === '1' };
    const language = languageOf(c);
    const places = searchPlaces(q, options);
    return c.json(
      places.map((place) => inFormat(toNominatim(place, language, addressdetails === '1'), format)),
    );
  });
  return routes;
}

/** The language asked for by `accept-language`, in the query or the header; Uzbek when none is known. */
function languageOf(c: Context): PlaceLanguage {
  const asked = c.req.query('accept-language') ?? c.req.header('accept-language') ?? '';
  const tags = asked.split(',').map((tag) => tag.trim().toLowerCase().slice(0, 2));
  return tags.flatMap((tag) => PLACE_LANGUAGES.filter((known) => known === tag))[0] ?? 'uz';
}

/** The older `json` form has `class` where `jsonv2` has `category`. */
function inFormat({ category, ...rest }: NominatimResult, format: 'jsonv2' | 'json') {
  return format === 'json' ? { ...rest, class: category } : { category, ...rest };
}

function refuse(c: Context, issues: readonly v.BaseIssue<unknown>[]): Response {
  const name = issues[0] ? v.getDotPath(issues[0]) : null;
  return c.json({ error: { code: 400, message: `Parameter '${name}' is missing or wrong` } }, 400);
}

function toViewBox([x1, y1, x2, y2]: readonly [number, number, number, number]): ViewBox {
  return {
    low: { lat: Math.min(y1, y2), lon: Math.min(x1, x2) },
    high: { lat: Math.max(y1, y2), lon: Math.max(x1, x2) },
  };
}
