import { isValidElement } from 'react';
import { expect, test } from 'vitest';

import { SAMPLE_WORDS } from './sample-words.ts';
import { ADDED_SAMPLE_WORDS } from './sample-words-added.ts';
import { MORE_SAMPLE_WORDS } from './sample-words-more.ts';
import { speak } from './speak.ts';

test('a story says in another language what it says in Uzbek, in lists and elements too', () => {
  const onOpen = () => undefined;
  const args = {
    label: 'Savat',
    items: [{ name: 'Lagʻmon', price: '38 000 soʻm' }],
    children: <b title="Uy">Ish</b>,
    onOpen,
  };
  const spoken = speak(args, 'ru');

  expect(spoken).toMatchObject({
    label: 'Корзина',
    items: [{ name: 'Лагман', price: '38 000 сум' }],
    onOpen,
  });
  expect(isValidElement(spoken.children) && spoken.children.props).toEqual({
    title: 'Дом',
    children: 'Работа',
  });
  expect(speak(args, 'uz')).toBe(args);
});

test('Kazakh, Turkish and Chinese have words of their own, and English where they have none', () => {
  const args = { name: 'Toʻy oshi', price: '38 000 soʻm', more: '2 ta yangi' };
  expect(speak(args, 'zh')).toEqual({ name: '婚宴抓饭', price: '38 000 苏姆', more: '2 new' });
  expect(speak(args, 'tr')).toEqual({ name: 'Düğün pilavı', price: '38 000 som', more: '2 new' });
  expect(speak(args, 'kk').name).toBe('Той палауы');
  const known = new Set([...SAMPLE_WORDS, ...MORE_SAMPLE_WORDS].map(([uz]) => uz));
  expect(Object.keys(ADDED_SAMPLE_WORDS).filter((uz) => !known.has(uz))).toEqual([]);
});

test('no phrase is there twice, and none is empty', () => {
  const rows = [...SAMPLE_WORDS, ...MORE_SAMPLE_WORDS];
  expect(new Set(rows.map(([uz]) => uz)).size).toBe(rows.length);
  expect(rows.filter((row) => row.some((word) => word.trim() === ''))).toEqual([]);
});
