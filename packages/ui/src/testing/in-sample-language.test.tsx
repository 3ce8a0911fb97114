import { isValidElement } from 'react';
import { expect, test } from 'vitest';

import { SAMPLE_PHRASES } from './sample-phrases.ts';
import { ADDED_SAMPLE_PHRASES } from './sample-phrases-added.ts';
import { MORE_SAMPLE_PHRASES } from './sample-phrases-more.ts';
import { inSampleLanguage } from './in-sample-language.ts';

test('a story is translated from Uzbek, in lists and elements too', () => {
  const onOpen = () => undefined;
  const args = {
    label: 'Savat',
    items: [{ name: 'Lagʻmon', price: '38 000 soʻm' }],
    children: <b title="Uy">Ish</b>,
    onOpen,
  };
  const translated = inSampleLanguage(args, 'ru');

  expect(translated).toMatchObject({
    label: 'Корзина',
    items: [{ name: 'Лагман', price: '38 000 сум' }],
    onOpen,
  });
  expect(isValidElement(translated.children) && translated.children.props).toEqual({
    title: 'Дом',
    children: 'Работа',
  });
  expect(inSampleLanguage(args, 'uz')).toBe(args);
});

test('Kazakh, Turkish and Chinese have their own texts, and English where they have none', () => {
  const args = { name: 'Toʻy oshi', price: '38 000 soʻm', more: '2 ta yangi' };
  expect(inSampleLanguage(args, 'zh')).toEqual({ name: '婚宴抓饭', price: '38 000 苏姆', more: '2 new' });
  expect(inSampleLanguage(args, 'tr')).toEqual({ name: 'Düğün pilavı', price: '38 000 som', more: '2 new' });
  expect(inSampleLanguage(args, 'kk').name).toBe('Той палауы');
  const known = new Set([...SAMPLE_PHRASES, ...MORE_SAMPLE_PHRASES].map(([uz]) => uz));
  expect(Object.keys(ADDED_SAMPLE_PHRASES).filter((uz) => !known.has(uz))).toEqual([]);
});

test('no phrase is there twice, and none is empty', () => {
  const rows = [...SAMPLE_PHRASES, ...MORE_SAMPLE_PHRASES];
  expect(new Set(rows.map(([uz]) => uz)).size).toBe(rows.length);
  expect(rows.filter((row) => row.some((word) => word.trim() === ''))).toEqual([]);
});
