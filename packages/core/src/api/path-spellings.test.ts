import { describe, expect, test } from 'vitest';

import { endpoints } from './endpoints/endpoints.ts';
import { fillPath, inMountOrder, plainPath } from './path-spellings.ts';

describe('paths', () => {
  test('a fixed segment is mounted before a placeholder', () => {
    const paths = inMountOrder(Object.values(endpoints)).map((e) => `${e.method} ${e.path}`);
    const before = (a: string, b: string) => expect(paths.indexOf(a)).toBeLessThan(paths.indexOf(b));
    before('GET /users/v1/branches/full', 'GET /users/v1/branches/{id}');
    before('PUT /users/v1/users/phone', 'PUT /users/v1/users/{id}');
    before('GET /orders/v1/orders/user/{id}', 'GET /orders/v1/orders/{id}');
  });

  test('HTTP-02 D45 the marker and extra leading slashes go', () => {
    expect(plainPath('users/v1/users/me/WITH_TOKEN')).toBe('/users/v1/users/me');
    expect(plainPath('//users/v1/users/WITH_TOKEN?x=1')).toBe('/users/v1/users?x=1');
    expect(plainPath('/users/v1/WITH_TOKENS')).toBe('/users/v1/WITH_TOKENS');
  });

  test('a missing placeholder is a programming error', () => {
    expect(() => fillPath('/users/v1/users/{id}')).toThrow(TypeError);
    expect(() => fillPath('/users/v1/users/{id}', { id: '' })).toThrow(TypeError);
  });
});
