import { createStore } from 'jotai';
import { expect, test, vi } from 'vitest';

import { aBoot } from '../../testing/index.ts';
import { bootAtom } from '../../store/boot.ts';
import { apiConfigOf } from './api.ts';

test.each(['http://osh.localhost:3000', 'https://dev.dasturxon.uz', 'https://osh.example'])(
  'HTTP-04 a page of %s calls the API of its own host, so a development host calls the development one',
  (origin) => {
    vi.stubGlobal('location', { origin });
    const store = createStore();
    store.set(bootAtom, aBoot());
    expect(apiConfigOf(store).baseUrl).toBe(origin);
  },
);
