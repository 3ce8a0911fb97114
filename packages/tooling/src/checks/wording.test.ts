import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { expect, test } from 'vitest';

import { ROOT } from '../run-step.ts';

const CATALOGUES = globSync('{packages,apps}/*/locales/**/*.po', { cwd: ROOT }).sort();

/** Texts of demo brands and samples, which hold Uzbek beside other languages. */
const SAMPLES = globSync(
  [
    '{packages/ui/src,apps/api/src/bench-brand,packages/core/src/testing}/**/*.{ts,tsx}',
    'packages/demo/src/{brands,legal-translations}/**/*.ts',
    'packages/demo/src/*.ts',
  ],
  { cwd: ROOT },
).sort();

/** Literals of the specification, which keep their ASCII apostrophe (VAL-04). */
const LITERALS = ["Iltimos, ushbu maydonni to'ldiring!"];

/** Any sign but ʻ (U+02BB) after o or g inside a word; an English contraction ("who's") is not one. */
const WRONG_O_OR_G = /[og]['’‘`´ʼ](?!(?:s|t|d|ll|re|ve)\b)\p{L}/iu;
/** The glottal stop of "maʼlumot" is ʼ (U+02BC). */
const WRONG_STOP = /[^og\P{L}]['’‘`´ʻ]\p{L}/iu;

/** Retired wordings by catalogue, with their replacements. */
const RETIRED: readonly (readonly [language: string, word: RegExp, instead: string])[] = [
  ['uz', /yoʻla[kg]/i, 'podyezd'],
  ['uz', /sizning (bahoyingiz|sharhingiz|manzilingiz|joyingiz)/i, 'bahongiz, sharhingiz …'],
  ['uz', /bildirishlar/i, 'bildirishnomalar'],
  ['uz', /\byopildi\b/i, 'yetkazildi, olib ketildi, yakunlandi'],
  ['uz', /mahsulot/i, 'taom'],
  ['uz', /\bjoriy\b/i, 'faol'],
  ['uz', /korzinka|savatcha/i, 'savat'],
  ['uz', /\bUZS\b|soʻm [\d{]/, 'soʻm after the number'],
  ['ru', /товар/i, 'блюдо'],
  ['ru', /пока нет вестей|сесть за стол|возвращается вам/i, 'native wording'],
  ['ru', /\bUZS\b/, 'сум'],
  ['ar', /إلى الدفع|سعرة(?! حرارية)|\} د(?!قيقة)|(?<!ال)منتج|صنف/, 'إتمام الطلب, سعرة حرارية, دقيقة, طبق'],
  ['ar', /\bUZS\b/, 'سوم'],
  [
    'tr',
    /\byemek (ara|link)|yemekler|güncel sipariş|simge yapı|ürün kopyalandı/i,
    'ürün, aktif sipariş, yer tarifi',
  ],
  ['tr', /\bUZS\b/, 'som'],
  ['kk', /осында ішемін|жеткізуге дейін|тым бос емес|сіздің (бағаңыз|пікіріңіз)/i, 'native wording'],
  ['kk', /\bUZS\b/, 'сом'],
  ['zh', /商品/, '菜品'],
  ['zh', /\bUZS\b/, '苏姆'],
];

/** Wordings that were chosen for the menus of these languages, by their English source. */
const CHOSEN: readonly (readonly [source: string, language: string, text: string])[] = [
  ['Your rating', 'uz', 'Bahongiz'],
  ['Entrance', 'uz', 'Podyezd'],
  ['entrance {entrance}', 'uz', '{entrance}‑podyezd'],
  ['Fri', 'uz', 'Jum'],
  ['Thu', 'uz', 'Pay'],
  ['Wed', 'uz', 'Chor'],
  ['Delivered', 'uz', 'Yetkazildi'],
  ['Picked up', 'uz', 'Olib ketildi'],
  ['Opens tomorrow at {time}', 'uz', 'Ertaga {time} da ochiladi'],
  ['{0} more for delivery', 'uz', 'Yetkazib berish uchun yana {0}lik taom qoʻshing'],
  ['Select the table', 'uz', 'Stolni tanlash'],
  ['Notifications', 'uz', 'Bildirishnomalar'],
  ['Basket', 'uz', 'Savat'],
  ['Select the table', 'ru', 'Выбрать стол'],
  ['Refund on its way: {coming}', 'ru', 'Возвращаем вам: {coming}'],
  ['Eat in instead', 'kk', 'Осында жеймін'],
  ['To checkout', 'ar', 'إتمام الطلب'],
  ['Checkout', 'ar', 'إتمام الطلب'],
  ['{0} min', 'ar', '{0} دقيقة'],
  ['kcal', 'ar', 'سعرة حرارية'],
  ['product copied', 'tr', 'Ürün bağlantısı kopyalandı'],
  ['No current orders', 'tr', 'Aktif siparişiniz yok'],
  ['{0} more for delivery', 'kk', 'Жеткізу үшін тағы {0} қосыңыз'],
  ['The kitchen is too busy right now', 'kk', 'Ас үйде тапсырыс өте көп'],
];

type Message = { file: string; language: string; source: string; text: string };

/** Every translation of every catalogue; `zh`, `uz` … is the file's name or its folder's. */
const MESSAGES: readonly Message[] = CATALOGUES.flatMap((file) => {
  const language = /\/(uz|ru|en|ar|kk|tr|zh)(?:\.po|\/)/.exec(file)![1]!;
  const content = readFileSync(join(ROOT, file), 'utf8').replaceAll(/"\n"/g, '');
  return [...content.matchAll(/^msgid (".*")\nmsgstr (".*")$/gm)]
    .map(([, id, quoted]) => [JSON.parse(id!), JSON.parse(quoted!)] as [string, string])
    .filter(([, text]) => text !== '')
    .map(([id, text]) => ({ file, language, source: id, text }));
});

test('TEN-11 every language has its catalogues', () => {
  expect(new Set(MESSAGES.map(({ language }) => language)).size).toBe(7);
  expect(MESSAGES.length).toBeGreaterThan(5000);
});

test('TEN-11 Uzbek messages write oʻ and gʻ with U+02BB and the glottal stop with U+02BC', () => {
  const wrong = MESSAGES.filter(
    ({ language, text }) =>
      language === 'uz' && !LITERALS.includes(text) && (WRONG_O_OR_G.test(text) || WRONG_STOP.test(text)),
  );
  expect(wrong).toEqual([]);
});

test('TEN-11 demo texts and samples write oʻ and gʻ with U+02BB', () => {
  const wrong = SAMPLES.flatMap((file) =>
    readFileSync(join(ROOT, file), 'utf8')
      .split('\n')
      .filter((line) => WRONG_O_OR_G.test(line) && !/\b(?:msg|t)`/.test(line))
      .map((line) => `${file}: ${line.trim()}`),
  );
  expect(wrong).toEqual([]);
});

test.each(RETIRED)('TEN-11 %s messages do not contain %s but %s', (language, word) => {
  const found = MESSAGES.filter((message) => message.language === language && word.test(message.text));
  expect(found).toEqual([]);
});

test.each(CHOSEN)('TEN-11 “%s” is shown in %s as “%s”', (source, language, text) => {
  const found = MESSAGES.filter(
    (message) =>
      message.language === language &&
      message.source === source &&
      message.file.startsWith('packages/storefront'),
  );
  expect(new Set(found.map((message) => message.text))).toEqual(new Set([text]));
});
