import type { Spot } from '../geo/plane.ts';
import { districtAt } from './find-place.ts';
import { foldWords } from './fold.ts';
import { loadGazetteer } from './gazetteer.ts';
import { PLACE_LANGUAGES, type City, type Names, type Place, type Sight, type Street } from './place.ts';

/** One findable thing with its words folded. */
export interface SearchEntry {
  readonly place: Place;
  readonly words: ReadonlySet<string>;
  /** Words of a query that may be outside the name: the town, the districts. */
  readonly context: ReadonlySet<string>;
  /** Words of the shortest spelling, generic ones left out. */
  readonly nameLength: number;
  /** 0…1: what comes first among equals. */
  readonly weight: number;
}

/** Words for the kind of a place, not for one place. */
export const GENERIC_WORDS: ReadonlySet<string> = new Set(
  foldWords(
    `koʻchasi koʻcha koch kocha kucha kuchasi shoh shox prospekti prospekt pr пр-т улица ул street st avenue ave
     uy дом д house h yoʻli йули tumani tuman район р-н district shahri shahar sh город г кв kv
     Oʻzbekiston Узбекистан Uzbekistan`,
  ),
);

let index: readonly SearchEntry[] | undefined;

/** Every street, landmark, quarter, district and town, ready to be searched. */
export function searchIndex(): readonly SearchEntry[] {
  index ??= buildIndex();
  return index;
}

const STREET_WEIGHT = { motorway: 0.5, primary: 1, secondary: 0.9, tertiary: 0.8 } as const;

function buildIndex(): SearchEntry[] {
  const { cities, streets, landmarks, quarters, districts } = loadGazetteer();
  return [
    ...cities.map((city) => cityEntry(city)),
    ...streets.map((street) => streetEntry(street)),
    ...landmarks.map((sight) => sightEntry(sight, 'landmark', sight.kind === 'metro' ? 0.5 : 0.85)),
    ...quarters.map((sight) => sightEntry(sight, 'quarter', 0.7)),
    ...firstSeeds(districts).map((sight) => sightEntry(sight, 'district', 0.95)),
  ];
}

function cityEntry(city: City): SearchEntry {
  const place: Place = { type: 'city', city, spot: city.plane.toSpot(city.centre) };
  return { place, ...wordSetOf(city.names, ''), context: new Set(), weight: importanceOf(city) };
}

function streetEntry(street: Street): SearchEntry {
  const { city } = street;
  const place: Place = { type: 'street', city, spot: middleOf(street.spots), street };
  const districts = street.spots.filter((_, i) => i % 4 === 0).map((spot) => districtAt(city, spot));
  return {
    place,
    ...wordSetOf(street.names, street.aliases),
    context: contextOf(city, districts),
    weight: STREET_WEIGHT[street.kind] * importanceOf(city),
  };
}

function sightEntry(sight: Sight, type: 'landmark' | 'quarter' | 'district', weight: number): SearchEntry {
  const { city, spot } = sight;
  return {
    place: { type, city, spot, sight },
    ...wordSetOf(sight.names, sight.aliases),
    context: contextOf(city, [districtAt(city, spot)]),
    weight: weight * importanceOf(city),
  };
}

/** The capital's places come before their namesakes elsewhere. */
function importanceOf(city: City): number {
  return city.id === 'tashkent' ? 1 : 0.7;
}

function wordSetOf(names: Names, aliases: string): Pick<SearchEntry, 'words' | 'nameLength'> {
  const spellings = PLACE_LANGUAGES.map((language) => foldWords(names[language]));
  const lengths = spellings.map((words) => words.filter((word) => !GENERIC_WORDS.has(word)).length);
  return {
    words: new Set([...spellings.flat(), ...foldWords(aliases)]),
    nameLength: Math.max(1, Math.min(...lengths)),
  };
}

function contextOf(city: City, districts: readonly (Sight | null)[]): Set<string> {
  const all = [city.names, ...districts.flatMap((district) => (district ? [district.names] : []))];
  return new Set(all.flatMap((names) => PLACE_LANGUAGES.flatMap((language) => foldWords(names[language]))));
}

function firstSeeds(districts: readonly Sight[]): Sight[] {
  return districts.filter((seed, i) => districts.findIndex(({ id }) => id === seed.id) === i);
}

function middleOf(spots: readonly Spot[]): Spot {
  return spots[Math.floor(spots.length / 2)]!;
}
