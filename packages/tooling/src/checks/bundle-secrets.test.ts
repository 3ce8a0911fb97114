import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { describe, expect, test } from 'vitest';
import { ROOT } from '../run-step.ts';

/** The shells; browsers are given what is in the `assets` of each, the rest is the server's. */
const SHELLS = ['apps/web/dist', 'apps/telegram/dist', 'apps/click/dist'];

/** Names and shapes of server secrets. */
const SECRET: readonly RegExp[] = [
  /\bSECRET_KEY\b/,
  /\bDATABASE_URL\b/,
  /\b(smsUsername|smsPassword|iikoApiLogin|iikoOrganizationId|yandexDeliveryKey)\b/,
  /\b(botToken|merchantKey|merchant_key|secretKey|apiSecret)\b/,
  /-----BEGIN [A-Z ]*PRIVATE KEY-----/,
  /postgres(ql)?:\/\/\w/,
  /\b\d{8,10}:[\w-]{35}\b/,
  /\bAKIA[0-9A-Z]{16}\b/,
  /\bsk_(live|test)_\w{16,}/,
  /\/work\/|\/home\/\w+\//,
];
const SOURCE_MAP = /\/\/# sourceMappingURL=|\/\*# sourceMappingURL=/;

/** Twelve secrets in the forms in which a change could add them. */
const SEEDED = [
  'const SECRET_KEY="ab"',
  'env.DATABASE_URL',
  '{smsUsername:1}',
  '{smsPassword:1}',
  '{iikoApiLogin:1}',
  '{yandexDeliveryKey:1}',
  '{botToken:1}',
  '-----BEGIN RSA PRIVATE KEY-----',
  'postgres://u:p@h/d',
  `"1234567890:${'A'.repeat(35)}"`,
  `AKIA${'A'.repeat(16)}`,
  `sk_live_${'a'.repeat(20)}`,
];

const filesOf = (shell: string) =>
  globSync('**/*', { cwd: join(ROOT, shell), withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));

describe('T66 what browsers are given', () => {
  test.each(SEEDED)('the search would find %s', (seeded) => {
    expect(SECRET.some((pattern) => pattern.test(seeded))).toBe(true);
  });

  // Built before the tests run; absent when a single file is tested.
  const built = SHELLS.filter((shell) => existsSync(join(ROOT, shell, 'manifest.json')));
  test.skipIf(built.length === 0).each(built)(
    '%s has no secret, no name of one and no source map',
    (shell) => {
      const files = filesOf(join(shell, 'assets'));
      const code = files.filter((file) => /\.(m?js|css|html|json)$/.test(file));
      expect(code.length).toBeGreaterThan(5);
      expect(files.filter((file) => file.endsWith('.map'))).toEqual([]);
      const found = code.flatMap((file) => {
        const text = readFileSync(file, 'utf8');
        return [...SECRET, SOURCE_MAP].filter((pattern) => pattern.test(text)).map((p) => `${file}: ${p}`);
      });
      expect(found).toEqual([]);
    },
  );
});
