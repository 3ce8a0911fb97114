import { expect, test } from 'vitest';

import { pageHeaders } from './page-headers.ts';

function connections(takesCards: boolean) {
  const headers = pageHeaders({ style: '', script: '' }, { takesCards });
  const policy = headers['Content-Security-Policy'] ?? '';
  return policy.split('; ').find((rule) => rule.startsWith('connect-src'));
}

test('D82 T51 where cards are saved the page may send one to its keeper, and to nobody else', () => {
  expect(connections(true)).toBe(
    "connect-src 'self' https://checkout.paycom.uz https://checkout.test.paycom.uz",
  );
  expect(connections(false)).toBe("connect-src 'self'");
});
