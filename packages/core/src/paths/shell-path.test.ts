import fc from 'fast-check';
import { expect, test } from 'vitest';

import { matchRoute } from './match-route.ts';
import { splitShellPath } from './shell-path.ts';
import { startParamOf, startPath } from './start-param.ts';

test.each([
  ['/', 'web', '/'],
  ['/basket', 'web', '/basket'],
  ['/tg', 'tg', '/'],
  ['/tg/', 'tg', '/'],
  ['/tg/product/17', 'tg', '/product/17'],
  ['/click/profile/orders', 'click', '/profile/orders'],
  ['/tgx/basket', 'web', '/tgx/basket'],
  ['/basket/tg', 'web', '/basket/tg'],
])('TEN-14 %s is the %s shell at %s', (pathname, shell, path) => {
  expect(splitShellPath(pathname)).toMatchObject({ shell, path });
});

test.each([
  ['product_osh-p-osh-wedding', '/product/osh-p-osh-wedding'],
  ['category_c1', '/category?id=c1'],
  ['order_0198c0de-0000-7000-8000-000000000001', '/profile/orders/0198c0de-0000-7000-8000-000000000001'],
  ['promo_OSH10', '/?promo=OSH10'],
  [`table_osh-h-aivan-t1_${'0f'.repeat(16)}`, `/?table=osh-h-aivan-t1.${'0f'.repeat(16)}`],
  [`table_m-osh_aivan-1_${'0f'.repeat(16)}`, `/?table=m-osh.aivan-1.${'0f'.repeat(16)}`],
  [`table_a_b_c_${'0f'.repeat(16)}`, null],
  [`group_g-1_${'0f'.repeat(16)}`, `/basket?group=g-1.${'0f'.repeat(16)}`],
  ['group_g-1', null],
  ['branch_12', '/?branch=12'],
  ['table_t-4', '/?table=t-4'],
  ['ref_7', null],
  ['constructor_1', null],
  ['product_', null],
  ['product_a_b', null],
  ['product_../../admin', null],
  ['product_1?x=1', null],
  [`product_${'1'.repeat(41)}`, null],
  ['https://evil.example', null],
  ['', null],
  [null, null],
])('T75 the start parameter %j opens %j', (startParam, path) => {
  expect(startPath(startParam)).toBe(path);
});

test('T75 no start parameter leads anywhere but to a page of ours', () => {
  const segment = fc.oneof(
    fc.string(),
    fc.tuple(fc.constantFrom('product', 'order', 'branch'), fc.string()).map(([a, b]) => `${a}_${b}`),
  );
  fc.assert(
    fc.property(segment, (startParam) => {
      const path = startPath(startParam);
      if (path !== null) expect(matchRoute(path.split('?')[0]!)).not.toBeNull();
    }),
  );
});

test('MENU-11 C6 the pages of a product and of a group order have start parameters that lead back, others have none', () => {
  const group = `/basket?group=g-1.${'0f'.repeat(16)}`;
  expect(startPath(startParamOf(group))).toBe(group);
  expect(startPath(startParamOf('/product/p-1'))).toBe('/product/p-1');
  const prepared = `/basket?prepared=q_VW-8.${'0a'.repeat(16)}` as const;
  expect(startPath(startParamOf(prepared))).toBe(prepared);
  // Telegram takes no longer parameter.
  expect(startParamOf(`/basket?prepared=${'a'.repeat(471)}.${'0a'.repeat(16)}`)).toBeNull();
  expect(startParamOf('/basket')).toBeNull();
});
