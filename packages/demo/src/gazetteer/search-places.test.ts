import { describe, expect, test } from 'vitest';

import { loadGazetteer } from './gazetteer.ts';
import type { Place } from './place.ts';
import { searchPlaces } from './search-places.ts';

function called(place: Place | undefined): string {
  if (!place) return 'nothing';
  switch (place.type) {
    case 'house':
      return `${place.house.street.names.en} ${place.house.number}`;
    case 'street':
      return place.street.names.en;
    case 'city':
      return place.city.names.en;
    default:
      return place.sight.names.en;
  }
}

const first = (query: string) => called(searchPlaces(query, { limit: 1 })[0]);

describe('search', () => {
  test.each([
    ['Amir Temur 12', 'Amir Temur Avenue 12'],
    ['амир темур 12', 'Amir Temur Avenue 12'],
    ['проспект Амира Темура, 12', 'Amir Temur Avenue 12'],
    ['AMIR TEMUR SHOH KO‘CHASI 12-uy', 'Amir Temur Avenue 12'],
    ['12, Amir Temur shoh koʻchasi, Yunusobod tumani, Toshkent, 100000, Oʻzbekiston', 'Amir Temur Avenue 12'],
    ['Navoiy 10', 'Navoi Avenue 10'],
    ['Навои 10', 'Navoi Avenue 10'],
    ['Бунёдкор шоҳ кўчаси', 'Bunyodkor Avenue'],
    ['Bunyodkor 12', 'Bunyodkor Avenue 12'],
    ['Shota Rustaveli ko`chasi, 45', 'Shota Rustaveli Street 45'],
    ['шота руставели', 'Shota Rustaveli Street'],
    ['Oʻzbekiston ovozi', 'Uzbekiston Ovozi Street'],
    ["o'zbekiston ovozi", 'Uzbekiston Ovozi Street'],
    ['ozbekiston ovozi', 'Uzbekiston Ovozi Street'],
    ['Мирзо Улуғбек шоҳ кўчаси', 'Mirzo Ulugbek Avenue'],
    ['Чиланзар', 'Chilonzor District'],
    ['chilonzor tumani', 'Chilonzor District'],
    ['Чилонзор 9-мавзе', 'Chilonzor 9'],
    ['Юнусабад 11', 'Yunusobod 11'],
    ['yunusobod', 'Yunusobod District'],
    ['Shayxontoxur', 'Shaykhantohur District'],
    ['Чорсу', 'Chorsu Bazaar'],
    ['chorsu bozori', 'Chorsu Bazaar'],
    ['Oloy bozori', 'Alay Bazaar'],
    ['алайский', 'Alay Bazaar'],
    ['Tashkent City', 'Tashkent City Park'],
    ['Ташкент Сити', 'Tashkent City Park'],
    ['magic city', 'Magic City'],
    ['ТУИТ', 'TUIT'],
    ['TATU', 'TUIT'],
    ['minor masjidi', 'Minor Mosque'],
    ['Amir Temur xiyoboni', 'Amir Temur Square'],
    ['Buyuk Ipak Yo`li 7', 'Great Silk Road Street 7'],
    ['Ғафур Ғулом боғи', 'Gafur Gulom Park'],
    ['Bagishamol', 'Bogishamol Street'],
    ['chilnzor tumani', 'Chilonzor District'],
    ['Toshkent', 'Tashkent'],
    ['Samarqand', 'Samarkand'],
    ['Регистан', 'Registan Street'],
    ['registon maydoni', 'Registan Square'],
    ['Amir Temur 12 Samarqand', 'Amir Temur Street 12'],
  ])('“%s” is %s', (query, expected) => {
    expect(first(query)).toBe(expected);
  });

  test.each(['koʻchasi', 'улица', 'zzzz', 'Amir Zzzz', '12', 'Chorsu 12', "'"])(
    '“%s” is nothing',
    (query) => {
      expect(first(query)).toBe('nothing');
    },
  );

  test('a number no house has leads to its street', () => {
    expect(first('Amir Temur 9999 Toshkent')).toBe('Amir Temur Avenue');
  });

  test('gives no more than asked for, each place once', () => {
    const places = searchPlaces('yunusobod', { limit: 4 }).map((place) => called(place));
    expect(places).toHaveLength(4);
    expect(new Set(places).size).toBe(4);
  });

  test('puts places inside the view first, and finds no others when bounded to it', () => {
    const viewBox = { low: { lat: 39.6, lon: 66.8 }, high: { lat: 39.75, lon: 67.1 } };
    const amirTemur = { limit: 9, viewBox };
    expect(called(searchPlaces('Amir Temur', amirTemur)[0])).toBe('Amir Temur Street');
    const bounded = searchPlaces('Amir Temur', { ...amirTemur, bounded: true });
    expect(bounded.map(({ city }) => city.id)).toEqual(['samarqand']);
  });

  test('finds every street by its own name in each language', () => {
    const lost = loadGazetteer().streets.flatMap(({ names, city }) =>
      Object.values(names).filter((name) => {
        const found = searchPlaces(`${name} ${city.names.en}`, { limit: 3 });
        return !found.some((place) => called(place) === names.en);
      }),
    );
    expect(lost).toEqual([]);
  });
});
