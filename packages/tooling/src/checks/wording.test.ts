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

type Message = { file: string; language: string; text: string };

/** Every translation of every catalogue; `zh`, `uz` … is the file's name or its folder's. */
const MESSAGES: readonly Message[] = CATALOGUES.flatMap((file) => {
  const language = /\/(uz|ru|en|ar|kk|tr|zh)(?:\.po|\/)/.exec(file)![1]!;
  const source = readFileSync(join(ROOT, file), 'utf8').replaceAll(/"\n"/g, '');
  return [...source.matchAll(/^msgstr (".*")$/gm)]
    .map(([, quoted]) => JSON.parse(quoted!) as string)
    .filter((text) => text !== '')
    .map((text) => ({ file, language, text }));
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
