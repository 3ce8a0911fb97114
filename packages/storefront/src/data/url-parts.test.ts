import { expect, test } from 'vitest';

import { withBase, withQuery } from './url-parts.ts';

test('a path stands under the origin, a whole address stays', () => {
  expect(withBase('/users/v1/me', 'http://osh.localhost:3000')).toBe('http://osh.localhost:3000/users/v1/me');
  expect(withBase('/users/v1/me', 'http://osh.localhost/')).toBe('http://osh.localhost/users/v1/me');
  expect(withBase('https://other.example/x', 'http://osh.localhost')).toBe('https://other.example/x');
});

test('what is undefined is not asked for, false and nought are, a list is said value by value', () => {
  expect(withQuery('/x', { page: 0, onlyArchive: false, size: undefined })).toBe(
    '/x?page=0&onlyArchive=false',
  );
  expect(withQuery('/x', { id: ['a', 'b'] })).toBe('/x?id=a&id=b');
  expect(withQuery('/x?type=WEB', { q: 'osh & non' })).toBe('/x?type=WEB&q=osh+%26+non');
  expect(withQuery('/x', { day: undefined })).toBe('/x');
});
