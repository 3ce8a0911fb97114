import * as v from 'valibot';
import { describe, expect, test } from 'vitest';

import { aSandbox } from '../testing/a-sandbox.ts';

const sandbox = aSandbox();

const Result = v.looseObject({
  name: v.string(),
  display_name: v.string(),
  lat: v.string(),
  lon: v.string(),
  boundingbox: v.array(v.string()),
  address: v.optional(v.record(v.string(), v.string())),
});

const get = async (path: string, headers?: Record<string, string>) =>
  sandbox.ask(`/nominatim${path}`, headers ? { headers } : undefined);
const reverse = async (query: string, headers?: Record<string, string>) =>
  v.parse(Result, await (await get(`/reverse?${query}`, headers)).json());
const search = async (query: string) =>
  v.parse(v.array(Result), await (await get(`/search?format=jsonv2&${query}`)).json());

const OLOY = 'lat=41.32&lon=69.2826';

describe('Nominatim reverse', () => {
  test('answers a house in the shape of jsonv2: degrees are strings, parts in order', async () => {
    const place = await reverse(`${OLOY}&zoom=18&addressdetails=1&accept-language=uz`);
    expect(place).toMatchObject({
      category: 'building',
      addresstype: 'building',
      place_rank: 30,
      name: '',
      lat: expect.stringMatching(/^41\.3\d{6}$/),
      lon: expect.stringMatching(/^69\.2\d{6}$/),
      address: {
        house_number: expect.stringMatching(/^\d+$/),
        road: 'Amir Temur shoh koʻchasi',
        suburb: 'Yunusobod tumani',
        city: 'Toshkent',
        country: 'Oʻzbekiston',
        country_code: 'uz',
      },
    });
    expect(place.display_name).toMatch(
      /^\d+, Amir Temur shoh koʻchasi, Yunusobod tumani, Toshkent, 100000, Oʻzbekiston$/,
    );
    expect(place.boundingbox).toHaveLength(4);
  });

  test.each([
    ['ru', 'проспект Амира Темура', 'Ташкент'],
    ['en', 'Amir Temur Avenue', 'Tashkent'],
    ['de,en;q=0.8', 'Amir Temur Avenue', 'Tashkent'],
    ['de', 'Amir Temur shoh koʻchasi', 'Toshkent'],
  ])('answers in the requested language: %s', async (language, road, city) => {
    const query = `accept-language=${encodeURIComponent(language)}`;
    expect((await reverse(`${OLOY}&${query}`)).address).toMatchObject({ road, city });
    const byHeader = await reverse(OLOY, { 'Accept-Language': language });
    expect(byHeader.address).toMatchObject({ road, city });
  });

  test.each([
    ['a street from 100 m', 'lat=41.3217&lon=69.2846&zoom=16', { road: 'Amir Temur shoh koʻchasi' }],
    ['a quarter off the streets', 'lat=41.2305&lon=69.2160', { neighbourhood: 'Sergeli 5-mavze' }],
    ['a district elsewhere', 'lat=41.3600&lon=69.2500', { suburb: 'Olmazor tumani' }],
    ['a district from afar', `${OLOY}&zoom=14`, { suburb: 'Yunusobod tumani' }],
    ['a town from farther', `${OLOY}&zoom=10`, { city: 'Toshkent' }],
    [
      'a street of Samarqand',
      'lat=39.6497&lon=66.9700&zoom=16',
      { city: 'Samarqand', road: 'Registon koʻchasi' },
    ],
  ])('finds %s', async (_, query, address) => {
    expect((await reverse(query)).address).toMatchObject(address);
  });

  test.each(['lat=43.238&lon=76.889', 'lat=0&lon=0', 'lat=41.0&lon=68.5'])(
    'cannot geocode outside the towns: %s',
    async (query) => {
      const answer = await get(`/reverse?format=jsonv2&${query}`);
      expect(answer.status).toBe(200);
      expect(await answer.json()).toEqual({ error: 'Unable to geocode' });
    },
  );

  test.each(['', 'lat=41.3', 'lat=x&lon=69', 'lat=91&lon=69', 'lat=41&lon=181', `${OLOY}&format=xml`])(
    'refuses “%s”',
    async (query) => {
      const answer = await get(`/reverse?${query}`);
      expect(answer.status).toBe(400);
      expect(await answer.json()).toMatchObject({ error: { code: 400 } });
    },
  );

  test('has class instead of category in the older json form, and omits the parts on request', async () => {
    const place = await reverse(`format=json&${OLOY}&addressdetails=0`);
    expect(place).toMatchObject({ class: 'building' });
    expect(place).not.toHaveProperty('category');
    expect(place).not.toHaveProperty('address');
  });
});

describe('Nominatim search', () => {
  test('answers a list of named places with lat, lon and display_name', async () => {
    const [place] = await search(
      'q=Amir+Temur+12&countrycodes=uz&limit=1&addressdetails=1&accept-language=ru',
    );
    expect(place).toMatchObject({
      display_name: expect.stringMatching(/^12, проспект Амира Темура, /),
      lat: expect.any(String),
      lon: expect.any(String),
      address: { house_number: '12', road: 'проспект Амира Темура' },
    });
    const [bazaar] = await search('q=chorsu');
    expect(bazaar).toMatchObject({ name: 'Chorsu bozori' });
    expect(bazaar).not.toHaveProperty('address');
  });

  test('what it finds, reverse finds again', async () => {
    for (const q of ['Amir Temur 12', 'Navoiy 10', 'Bunyodkor 12', 'Mirzo Ulugʻbek shoh 5']) {
      const [found] = await search(`q=${encodeURIComponent(q)}&addressdetails=1`);
      const again = await reverse(`lat=${found?.lat}&lon=${found?.lon}`);
      expect(again.display_name).toBe(found?.display_name);
    }
  });

  test('keeps to the limit, the country and the view', async () => {
    expect(await search('q=yunusobod&limit=3')).toHaveLength(3);
    expect(await search('q=yunusobod&countrycodes=kz')).toEqual([]);
    expect(await search('q=registon&viewbox=69.1,41.4,69.4,41.2&bounded=1')).toEqual([]);
    expect(await search('q=nowhere+at+all')).toEqual([]);
  });

  test.each(['', 'q=', 'q=+', 'q=a&limit=x', 'q=a&viewbox=1,2,3', `q=${'a'.repeat(201)}`])(
    'refuses “%s”',
    async (query) => {
      expect((await get(`/search?${query}`)).status).toBe(400);
    },
  );
});
