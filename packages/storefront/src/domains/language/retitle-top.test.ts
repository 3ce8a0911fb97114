import { expect, test } from 'vitest';

import { bootAtom, pageAtom } from '../../store/boot.ts';
import { aBoot, aStorefront } from '../../testing/index.ts';
import { retitleTop } from './change-language.ts';

const CARD = { id: 'one', image: 'one.webp' };
const boot = aBoot({
  language: 'uz',
  settings: { bannersActive: true, storiesActive: true },
  banners: [{ ...CARD, title: 'Бек комбо', href: null }],
  stories: [{ ...CARD, title: 'Ночью' }],
});
const titled = (uz: string) => [{ ...CARD, title: { uz, ru: 'другое' }, isActive: true, slides: [] }];
const titles = ({ store }: ReturnType<typeof aStorefront>) => {
  const { banners, stories } = store.get(pageAtom);
  return [...banners, ...stories].map(({ title }) => title);
};

test('BOOT-11 D2 stories and banners are titled in the language that the host brought', async () => {
  const answers = {
    'GET /support/v1/banner': titled('Bek kombo'),
    'GET /notifications/v2/stories': titled('Tungi'),
  };
  const storefront = aStorefront({ boot, answers });
  await retitleTop(storefront.store, 'uz');
  expect(titles(storefront)).toEqual(['Bek kombo', 'Tungi']);
});

test('BOOT-11 without the network, or once another language was chosen, they stay as they are', async () => {
  const offline = aStorefront({ boot });
  await retitleTop(offline.store, 'uz');
  expect(titles(offline)).toEqual(['Бек комбо', 'Ночью']);
  const changed = aStorefront({ boot, answers: { 'GET /support/v1/banner': titled('Bek kombo') } });
  const retitling = retitleTop(changed.store, 'uz');
  changed.store.set(bootAtom, { ...boot, language: 'tr' });
  await retitling;
  expect(titles(changed)).toEqual(['Бек комбо', 'Ночью']);
});

test('a page with neither asks for neither', async () => {
  const storefront = aStorefront({ boot: aBoot({ banners: [], stories: [] }) });
  await retitleTop(storefront.store, 'uz');
  expect(storefront.calls).toEqual([]);
});
