import { districtAt, type Names, type Place, type PlaceLanguage, type Point } from '@dasturxon/demo';

const LICENCE = 'Sandbox gazetteer of Dasturxon: drawn by hand for demonstration, not survey data';
const COUNTRY: Names = { uz: 'Oʻzbekiston', ru: 'Узбекистан', en: 'Uzbekistan' };

/** One result as Nominatim writes it in the `jsonv2` form; degrees are strings. */
export interface NominatimResult {
  place_id: number;
  licence: string;
  osm_type: string;
  osm_id: number;
  lat: string;
  lon: string;
  category: string;
  type: string;
  place_rank: number;
  importance: number;
  addresstype: string;
  name: string;
  display_name: string;
  address?: Record<string, string>;
  boundingbox: [string, string, string, string];
}

interface Kind {
  readonly category: string;
  readonly type: string;
  readonly addresstype: string;
  readonly rank: number;
  readonly reach: number;
}

const KINDS: Readonly<Record<Place['type'], Kind>> = {
  house: { category: 'building', type: 'yes', addresstype: 'building', rank: 30, reach: 0.0001 },
  street: { category: 'highway', type: 'residential', addresstype: 'road', rank: 26, reach: 0.002 },
  landmark: { category: 'tourism', type: 'attraction', addresstype: 'tourism', rank: 30, reach: 0.0005 },
  quarter: { category: 'place', type: 'neighbourhood', addresstype: 'neighbourhood', rank: 20, reach: 0.004 },
  district: { category: 'place', type: 'suburb', addresstype: 'suburb', rank: 18, reach: 0.02 },
  city: { category: 'place', type: 'city', addresstype: 'city', rank: 16, reach: 0.12 },
};

/** Writes a place as Nominatim would, in one of the gazetteer's languages. */
export function toNominatim(place: Place, language: PlaceLanguage, hasAddress = true): NominatimResult {
  const kind = KINDS[place.type];
  const point = place.city.plane.toPoint(place.spot);
  const address = addressOf(place, language);
  const id = idOf(place);
  return {
    place_id: id,
    licence: LICENCE,
    osm_type: place.type === 'house' ? 'way' : 'node',
    osm_id: id,
    ...degreesOf(point),
    category: kind.category,
    type: kind.type,
    place_rank: kind.rank,
    importance: Number((kind.rank / 100).toFixed(2)),
    addresstype: kind.addresstype,
    name: nameOf(place, language),
    display_name: Object.values({ ...address, country_code: '' })
      .filter(Boolean)
      .join(', '),
    ...(hasAddress && { address }),
    boundingbox: boxOf(point, kind.reach),
  };
}

/** Parts of the address in Nominatim's order: the narrowest first. */
function addressOf(place: Place, language: PlaceLanguage): Record<string, string> {
  const district = districtAt(place.city, place.spot);
  const isDistrict = place.type === 'district' || place.type === 'city';
  return {
    ...(place.type === 'house' && { house_number: String(place.house.number) }),
    ...(place.type === 'house' && { road: place.house.street.names[language] }),
    ...(place.type === 'street' && { road: place.street.names[language] }),
    ...(place.type === 'landmark' && { tourism: place.sight.names[language] }),
    ...(place.type === 'quarter' && { neighbourhood: place.sight.names[language] }),
    ...(place.type === 'district' && { suburb: place.sight.names[language] }),
    ...(!isDistrict && district && { suburb: district.names[language] }),
    city: place.city.names[language],
    postcode: place.city.postcode,
    country: COUNTRY[language],
    country_code: 'uz',
  };
}

/** Like Nominatim, a house has no name of its own; everything else is called by its own. */
function nameOf(place: Place, language: PlaceLanguage): string {
  switch (place.type) {
    case 'house':
      return '';
    case 'street':
      return place.street.names[language];
    case 'city':
      return place.city.names[language];
    default:
      return place.sight.names[language];
  }
}

function idOf(place: Place): number {
  switch (place.type) {
    case 'house':
      return place.house.street.id * 10_000 + place.house.number;
    case 'street':
      return place.street.id * 10_000;
    case 'city':
      return Number(place.city.postcode);
    default:
      return place.sight.id * 10_000;
  }
}

function degreesOf({ lat, lon }: Point): { lat: string; lon: string } {
  return { lat: written(lat), lon: written(lon) };
}

function boxOf({ lat, lon }: Point, reach: number): [string, string, string, string] {
  return [written(lat - reach), written(lat + reach), written(lon - reach), written(lon + reach)];
}

function written(degrees: number): string {
  return degrees.toFixed(7);
}
