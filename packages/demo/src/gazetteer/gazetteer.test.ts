import { describe, expect, test } from 'vitest';

import { containsSpot, distanceBetween } from '../geo/line.ts';
import { cityAt, loadGazetteer } from './gazetteer.ts';
import { housesOf } from './houses.ts';
import { parseTable } from './parse-table.ts';
import { PLACE_LANGUAGES } from './place.ts';

const gazetteer = loadGazetteer();
const [tashkent, samarqand] = gazetteer.cities;

const streetsOf = (id: string) => gazetteer.streets.filter(({ city }) => city.id === id);

describe('the gazetteer', () => {
  test('has at least 60 streets of Tashkent and 12 of Samarqand', () => {
    expect(streetsOf('tashkent').length).toBeGreaterThanOrEqual(60);
    expect(streetsOf('samarqand').length).toBeGreaterThanOrEqual(12);
  });

  test('has the twelve districts of Tashkent', () => {
    const districts = gazetteer.districts.filter(({ city }) => city === tashkent);
    expect([...new Set(districts.map(({ names }) => names.uz.replace(' tumani', '')))]).toEqual([
      'Yunusobod',
      'Mirzo Ulugʻbek',
      'Mirobod',
      'Yakkasaroy',
      'Shayxontohur',
      'Olmazor',
      'Uchtepa',
      'Chilonzor',
      'Yashnobod',
      'Sergeli',
      'Yangihayot',
      'Bektemir',
    ]);
  });

  test('has every name in three languages, and no name for two streets of a town', () => {
    const { streets, landmarks, quarters, districts } = gazetteer;
    const all = [...streets, ...landmarks, ...quarters, ...districts];
    const unnamed = all.filter(({ names }) => PLACE_LANGUAGES.some((language) => names[language] === ''));
    expect(unnamed.map(({ names }) => names)).toEqual([]);
    const known = streets.map(({ city, names }) => `${city.id}: ${names.uz}`);
    expect(known.filter((name, i) => known.indexOf(name) !== i)).toEqual([]);
  });

  test('keeps every landmark and quarter inside its town', () => {
    const outside = [...gazetteer.landmarks, ...gazetteer.quarters, ...gazetteer.districts]
      .filter(({ city, spot }) => !containsSpot(city.outline, spot))
      .map(({ names }) => names.en);
    expect(outside).toEqual([]);
  });

  test('finds the town of a point', () => {
    expect(cityAt({ lat: 41.311081, lon: 69.240562 })).toBe(tashkent);
    expect(cityAt({ lat: 39.6542, lon: 66.9597 })).toBe(samarqand);
    expect(cityAt({ lat: 43.238, lon: 76.889 })).toBeNull();
  });

  test('stops at a slip in the data', () => {
    expect(() => parseTable('primary | A | B | C\n  41.1 69,2')).toThrow('is not “lat lon”');
  });
});

describe('houses', () => {
  const street = gazetteer.streets.find(({ names }) => names.uz === 'Amir Temur shoh koʻchasi')!;
  const houses = housesOf(tashkent!);
  const numbered = (from: number) =>
    Array.from({ length: 100 }, (_, i) => houses.find(street, from + 2 * i)).filter(
      (house) => house !== null,
    );

  test('stand along both sides: odd on the left, even on the right', () => {
    const [odd, even] = [numbered(1), numbered(2)];
    expect(odd.length).toBeGreaterThan(50);
    expect(even.length).toBeGreaterThan(50);
    const sideOf = ({ spot, bearing }: (typeof odd)[number]) => {
      const near = street.spots.reduce((a, b) =>
        distanceBetween(a, spot) < distanceBetween(b, spot) ? a : b,
      );
      return Math.sign(Math.cos(bearing) * (spot.y - near.y) - Math.sin(bearing) * (spot.x - near.x));
    };
    expect(odd.filter((house) => sideOf(house) < 0)).toEqual([]);
    expect(even.filter((house) => sideOf(house) > 0)).toEqual([]);
  });

  test('have neighbours 20 to 45 m away', () => {
    const odd = numbered(1);
    for (const [i, house] of odd.entries()) {
      const next = odd[i + 1];
      if (next?.number !== house.number + 2) continue;
      expect(distanceBetween(house.spot, next.spot)).toBeGreaterThan(18);
      expect(distanceBetween(house.spot, next.spot)).toBeLessThan(45);
    }
  });
});
