import { execFileSync } from 'node:child_process';

import { expect, test } from 'vitest';

import { brokenRules, IMPORT_RULES } from './import-rules.ts';
import { importsOf, importsOfFile } from './imports.ts';
import { ROOT } from '../run-step.ts';

const VIOLATIONS: [rule: string, from: string, code: string][] = [
  ['core-is-pure', 'packages/core/src/cart/a.ts', "import { useState } from 'react';"],
  ['core-is-pure', 'packages/core/src/cart/a.ts', "import { DateTime } from 'luxon';"],
  ['core-is-pure', 'packages/core/src/cart/a.ts', "const fs = await import('node:fs');"],
  ['core-is-pure', 'packages/core/src/cart/a.ts', "export { ofetch } from 'ofetch';"],
  ['core-files-import-files', 'packages/core/src/cart/a.ts', "import { ok } from '../kernel/index.ts';"],
  ['ui-is-dumb', 'packages/ui/src/sheet/sheet.tsx', "import { Trans } from '@lingui/react';"],
  ['ui-is-dumb', 'packages/ui/src/sheet/sheet.tsx', "import { priceOrder } from '@dasturxon/core/cart';"],
  ['vkui-only-in-ui', 'packages/storefront/src/screens/a.tsx', "import { Button } from '@vkontakte/vkui';"],
  ['aria-only-in-admin-ui', 'apps/admin/src/board/a.tsx', "import { Button } from 'react-aria-components';"],
  [
    'back-office-apart-from-storefront',
    'apps/admin/src/board/a.tsx',
    "import { Sheet } from '@dasturxon/ui/sheet';",
  ],
  ['maps-only-in-ui', 'packages/storefront/src/screens/a.tsx', "const map = import('react-leaflet');"],
  [
    'packages-by-their-exports',
    'packages/storefront/src/app/a.ts',
    "import { ok } from '../../../core/src/kernel/result.ts';",
  ],
  ['hosts-are-leaves', 'packages/storefront/src/app/a.ts', "import '@dasturxon/web';"],
  ['api-is-headless', 'apps/api/src/app/app.ts', "import { startStorefront } from '@dasturxon/storefront';"],
  ['api-is-headless', 'apps/api/src/app/app.ts', "import { Sheet } from '@dasturxon/ui/sheet';"],
  ['sandbox-by-one-import', 'apps/api/src/app/app.ts', "import { createSandbox } from '@dasturxon/sandbox';"],
  ['demo-apart-from-product', 'apps/api/src/app.ts', "import { searchPlaces } from '@dasturxon/demo';"],
  ['demo-apart-from-product', 'packages/sandbox/src/couriers/a.ts', "import '@dasturxon/demo';"],
  [
    'demo-apart-from-product',
    'apps/api/src/seed/a.ts',
    "import { osh } from '@dasturxon/demo/src/brands/osh/osh.ts';",
  ],
  ['demo-knows-core-alone', 'packages/demo/src/a.ts', "import { createSandbox } from '@dasturxon/sandbox';"],
  [
    'features-are-independent',
    'packages/storefront/src/features/cart/a.ts',
    "import { b } from '../orders/b.ts';",
  ],
  ['storefront-flows-down', 'packages/storefront/src/store/a.ts', "import { b } from '../screens/b/b.tsx';"],
  [
    'storefront-flows-down',
    'packages/storefront/src/domains/cart/a.ts',
    "import('../../features/cart/b.ts');",
  ],
  ['api-flows-down', 'apps/api/src/orders/moves/a.ts', "import { b } from '../../payments/attempts/b.ts';"],
  ['api-flows-down', 'apps/api/src/http/a.ts', "import type { Deps } from '../app/deps.ts';"],
  ['api-flows-down', 'apps/api/src/app/a.ts', "import { serve } from '../serve.ts';"],
  [
    'builders-stay-in-tests',
    'apps/api/src/orders/a.ts',
    "import { aBranch } from '@dasturxon/core/testing';",
  ],
];

test.each(VIOLATIONS)('%s fires on %s: %s', (rule, from, code) => {
  const fired = importsOf(from, code).flatMap(brokenRules);
  expect(fired.map((one) => one.name)).toContain(rule);
});

test('every rule has been seen to fire', () => {
  const seen = new Set(VIOLATIONS.map(([rule]) => rule));
  expect(IMPORT_RULES.map((rule) => rule.name).filter((name) => !seen.has(name))).toEqual([]);
});

const CLOCK = /\bnew Date\(\)|\bDate\.now\b|\bMath\.random\b|\bcrypto\./;

const sources = () =>
  execFileSync('git', ['ls-files', '-co', '--exclude-standard', 'packages', 'apps'], {
    cwd: ROOT,
    maxBuffer: 1 << 26,
  })
    .toString()
    .split('\n')
    .filter((path) => /\/(src|bench)\/.*[.]tsx?$/.test(path));

/** Every source is read: on a busy machine that takes longer than a test usually may. */
const READS_EVERYTHING = { timeout: 60_000 };

test('the repository keeps its import rules', READS_EVERYTHING, () => {
  const broken = sources().flatMap((from) =>
    importsOfFile(ROOT, from).flatMap((one) =>
      brokenRules(one).map((rule) => `${from}: ${one.specifier} breaks ${rule.name}. ${rule.why}`),
    ),
  );
  expect(broken).toEqual([]);
});

test('core asks neither the clock nor chance', READS_EVERYTHING, async () => {
  const { readFileSync } = await import('node:fs');
  const asking = sources()
    .filter((path) => path.startsWith('packages/core/src/') && !/[.]test[.]ts$|\/testing\//.test(path))
    .filter((path) =>
      CLOCK.test(readFileSync(`${ROOT}/${path}`, 'utf8').replace(/^\s*(\/\/|\*|\/\*).*$/gm, '')),
    );
  expect(asking).toEqual([]);
  expect(CLOCK.test('const now = new Date();')).toBe(true);
});

test('TEN-09 no app or package code names a brand', READS_EVERYTHING, async () => {
  const { readFileSync } = await import('node:fs');
  const naming = sources()
    .filter((path) => !/[.](test|stories|spec)[.]|\/testing\/|^packages\/(demo|e2e|tooling)\//.test(path))
    .filter((path) => /Dilkash|Burger Bek|Qahva Payti/i.test(readFileSync(`${ROOT}/${path}`, 'utf8')));
  expect(naming).toEqual([]);
});
