import { expect, test } from 'vitest';

import { readColumns, titleOf, withColumn } from './read-columns.ts';

const column = (title: string, read: string) => ({ title, sample: '', column: read });

test('BO-371 a field is read from one column of the file', () => {
  expect(withColumn(['name_uz', '', 'price'], 1, 'name_uz')).toEqual(['', 'name_uz', 'price']);
  expect(withColumn(['name_uz', 'price', ''], 0, '')).toEqual(['', 'price', '']);
});

test('BO-371 errors name a column as the file does', () => {
  const preview = { columns: [column('Цена', 'price'), column('Заметка', '')] };
  expect(readColumns(preview)).toEqual(['price', '']);
  expect(titleOf(preview, 'price')).toBe('Цена');
  expect(titleOf(preview, 'id')).toBe('id');
  expect(titleOf({ columns: [column('Раздел', 'category_ru')] }, 'category_uz')).toBe('Раздел');
});
