import { endpoints, unwrap } from '@dasturxon/core/api';
import { Banner, type PolicyType, Story, Vacancy } from '@dasturxon/core/content';
import { eq } from 'drizzle-orm';
import * as v from 'valibot';
import { beforeAll, describe, expect, test } from 'vitest';

import { banners, vacancies } from '../db/schema/content.ts';
import { aRunningApi, type Scene } from '../testing/scene.ts';
import { sanitizeText } from './sanitize-text.ts';

const localized = (text: string) => ({ uz: text, ru: text, eng: text });

let osh: Scene;
let burger: Scene;
beforeAll(async () => {
  osh = await aRunningApi({
    brand: {
      banners: [
        v.parse(Banner, { id: 'plov', image: '/media/plov.webp', productId: 'product-1' }),
        v.parse(Banner, { id: 'old', image: '/media/old.webp' }),
      ],
      stories: [
        v.parse(Story, {
          id: 'story',
          image: '/media/story.webp',
          slides: [{ id: 'slide', image: '/media/slide.webp', text: localized('Qozon boshida') }],
        }),
      ],
      policies: [
        {
          type: 'TERMS',
          text: localized('<h2>Shartlar</h2><p onclick="steal()">Matn</p><script>steal()</script>'),
        },
        { type: 'ABOUT_COMPANY', text: localized('<p>Biz haqimizda</p>') },
      ],
      extraPages: { extra: localized('<p>Ilova</p><script>steal()</script>'), extra2: null, extr3: null },
      vacancies: [
        v.parse(Vacancy, { id: 'cook', position: localized('Oshpaz'), monthlySalary: '9 000 000' }),
        v.parse(Vacancy, { id: 'taken', position: localized('Kuryer') }),
      ],
    },
  });
  burger = await aRunningApi();
  await osh.deps.db.inTenant(osh.merchantId, async (tx) => {
    await tx.update(banners).set({ isActive: false }).where(eq(banners.id, 'old'));
    await tx.update(vacancies).set({ isActive: false }).where(eq(vacancies.id, 'taken'));
  });
});

describe('banners, stories, vacancies', () => {
  test('API-23 banners that are switched on', async () => {
    expect(unwrap(await osh.as(null)(endpoints.listBanners))).toMatchObject([
      { id: 'plov', image: '/media/plov.webp', productId: 'product-1' },
    ]);
  });

  test('API-24 stories with their slides', async () => {
    expect(unwrap(await osh.as(null)(endpoints.listStories))).toMatchObject([
      { id: 'story', slides: [{ id: 'slide', text: { uz: 'Qozon boshida' }, duration: 5 }] },
    ]);
  });

  test('SCR-09 ENT-46 open positions, listed and one by one', async () => {
    const list = unwrap(await osh.as(null)(endpoints.listVacancies));
    expect(list).toMatchObject([{ id: 'cook', monthlySalary: '9 000 000' }]);
    const one = await osh.as(null)(endpoints.getVacancy, { params: { id: 'cook' } });
    expect(unwrap(one)).toEqual(list[0]);
  });

  test.each(['taken', 'nowhere'])('T04 the position %s is 404', async (id) => {
    const { error } = await osh.as(null)(endpoints.getVacancy, { params: { id } });
    expect(error).toMatchObject({ code: 'notFound', status: 404 });
  });

  test('T04 TEN-03 another brand has no access to it', async () => {
    const visitor = burger.as(null);
    expect(unwrap(await visitor(endpoints.listBanners))).toEqual([]);
    expect(unwrap(await visitor(endpoints.listStories))).toEqual([]);
    expect((await visitor(endpoints.getVacancy, { params: { id: 'cook' } })).error?.status).toBe(404);
  });
});

describe('texts', () => {
  const read = (policies: PolicyType) => osh.as(null)(endpoints.getPolicy, { query: { policies } });

  test('API-22 D72 each by its name', async () => {
    expect(unwrap(await read('TERMS')).type).toBe('TERMS');
    expect(unwrap(await read('ABOUT_COMPANY')).text.uz).toBe('<p>Biz haqimizda</p>');
  });

  test('API-22 one that is not written is 404, and a name that does not exist 400', async () => {
    expect((await read('PRIVACY_POLICY')).error).toMatchObject({ code: 'notFound', status: 404 });
    expect((await osh.request('/support/v1/company/policies?policies=COOKIES')).status).toBe(400);
    expect((await osh.request('/support/v1/company/policies')).status).toBe(400);
  });

  test('T53 scripts are removed before a text is stored', async () => {
    expect(unwrap(await read('TERMS')).text.ru).toBe('<h2>Shartlar</h2><p>Matn</p>');
  });

  test('D3 RT-03 an extra page is the merchant’s sanitized text; a missing one is 404', async () => {
    const page = (name: 'extra' | 'extra2') =>
      osh.as(null)(endpoints.getExtraPage, { query: { page: name } });
    expect(unwrap(await page('extra'))).toMatchObject({ page: 'extra', text: { uz: '<p>Ilova</p>' } });
    expect((await page('extra2')).error).toMatchObject({ code: 'notFound', status: 404 });
  });

  test.each([
    ['<a href="javascript:steal()">x</a>', '<a rel="noopener noreferrer nofollow" target="_blank">x</a>'],
    [
      '<a href="https://osh.uz" style="position:fixed">x</a>',
      '<a href="https://osh.uz" rel="noopener noreferrer nofollow" target="_blank">x</a>',
    ],
    ['<a href="//evil.uz">x</a>', '<a rel="noopener noreferrer nofollow" target="_blank">x</a>'],
    ['<img src=x onerror=steal()>', ''],
    ['<style>*{display:none}</style><p>x</p>', '<p>x</p>'],
    ['<svg><script>steal()</script></svg>y', 'y'],
    ['<iframe src="https://evil.uz"></iframe>', ''],
    ['narxi < 5 & arzon', 'narxi &lt; 5 &amp; arzon'],
  ])('T53 %s is stored as %s', (written, stored) => {
    expect(sanitizeText(written)).toBe(stored);
  });
});
