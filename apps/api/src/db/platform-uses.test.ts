import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { expect, test } from 'vitest';

import { packageRoot } from '../kernel/package-root.ts';

/** The files that may read the rows of every merchant, with the reason; all others use `inTenant`. */
const USES = {
  'jobs/queue-gauges.ts': 'how much waits, as numbers',
  'keys/open-secrets.ts': 'the keys of the deployment',
  'keys/reseal.ts': 'every sealed value',
  'management/service-gauges.ts': 'how much waits, as numbers',
  'management/verified-host.ts': 'whose hosts get certificates',
  'back-office/preview/draft-database.ts': 'refuses it in a preview',
  'back-office/webhooks/configure-webhooks.ts': 'a command finds the brand that it names',
  'backup/backup.ts': 'the whole database',
  'backup/restore.ts': 'the whole database',
  'backup/verify-backup.ts': 'the whole scratch database',
  'bench-brand/seed-bench.ts': 'makes a brand',
  'menu-file/menu-command.ts': 'finds the brand that a command names',
  'menu-file/screen/own-brands.ts': 'which brands a person owns',
  'brand-file/clone-brand.ts': 'makes a brand',
  'brand-file/export-brand.ts': 'finds the brand that a command names',
  'brand-file/import-brand.ts': 'makes a brand',
  'brand-file/deletion/erase-brand.ts': 'deletes a brand, also what requests cannot remove',
  'brand-file/deletion/start-brand-deletions.ts': 'which brands are due',
  'brand-doctor/examine-brands.ts': 'which brands a command names',
  'brand-doctor/nightly-check-ups.ts': 'which brands are due',
  'bot/setup/configure-bot.ts': 'which brands have a bot',
  'bot/setup/start-bots.ts': 'which brands have a bot',
  'geo/ask-geocoder.ts': 'the shared cache, which belongs to no merchant',
  'geo/upstream-turn.ts': 'the shared line before the geocoder',
  'http/tenancy/tenants.ts': 'which merchant a host is',
  'jobs/drain-outbox.ts': 'jobs of all merchants, each with its own',
  'jobs/cleanup-job.ts': 'expired rows',
  'guest-pictures/start-clean-up.ts': 'ended pictures',
  'merchants/directory.ts': 'brands that show themselves to all',
  'new-brand/new-brand.ts': 'makes a brand',
  'onboarding/clone-own-brand.ts': 'makes a brand',
  'onboarding/brand-invites.ts': 'links of new owners, which belong to no brand yet',
  'grades/configure-reviews.ts': 'the merchant of a command’s brand',
  'orders/promos/configure-promos.ts': 'the merchant of a command’s brand',
  'pages/plain/brand-list.ts': 'the list of a demo',
  'pictures/start-picture-upkeep.ts': 'one process of all does it',
  'pictures/unused-pictures.ts': 'which pictures any brand shows',
  'payments/commands/check-money.ts': 'the ledgers of all merchants',
  'payments/commands/configure-payment.ts': 'finds the brand that a command names',
  'sandbox/console-brands.ts': 'the console of a demo',
  'sandbox/console-orders.ts': 'the console of a demo',
  'sandbox/provider-merchants.ts': 'the console of a demo',
  'seed/complete-brands.ts': 'makes the demo brands whole',
  'seed/seed-brands.ts': 'makes the demo brands',
  'merchants/configure-keys.ts': 'finds the brand that a command names',
  'account/sign-out-people.ts': 'finds the merchant that a command names',
  'aggregators/setup/configure-aggregator.ts': 'finds the brand that a command names',
  'crm/setup/configure-crm.ts': 'finds the brand that a command names',
  'sign-in/deployment-limits.ts': 'how many codes all brands together send',
  'sign-in/sms/configure-sms.ts': 'finds the brand that a command names',
  'tills/setup/configure-till.ts': 'a command finds the brand that it names',
  'tills/watch/start-till-watch.ts': 'which brands have a till to read',
  'users/configure-staff.ts': 'finds the brand that a command names',
  'app/welcome.ts': 'the addresses that a start prints',
} as const;

test('T06 design §3: only these files call asPlatform, which reads every merchant', () => {
  const src = join(packageRoot(), 'src');
  const isOurs = (name: string) => !/\.test\.ts$|^db\/|^testing\//.test(name);
  const using = globSync('**/*.ts', { cwd: src })
    .filter(isOurs)
    .filter((name) => /\basPlatform\b/.test(readFileSync(join(src, name), 'utf8')));
  expect(using.toSorted()).toEqual(Object.keys(USES).toSorted());
});
