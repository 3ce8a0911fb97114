import { eq } from 'drizzle-orm';

import { sessions, users } from '../src/db/schema/customers.ts';
import { branches } from '../src/db/schema/places.ts';
import type { Handle } from '../src/db/connect.ts';
import { migrate } from '../src/db/migrate.ts';
import { benchBrand } from '../src/bench-brand/bench-brand.ts';
import { BENCH_BRANCH, benchMenu } from '../src/bench-brand/bench-menu.ts';
import type { WholeBrand } from '../src/store-brand/whole-brand.ts';
import { createSecrets, sha256 } from '../src/kernel/secrets.ts';
import { storeBrand } from '../src/store-brand/store-brand.ts';

export const SECRET_KEY = 'ab'.repeat(32);
export const PEOPLE = 500;
export const TOKEN = 'bench-token-';
/** pgbench numbers its customers; this is the hash of their token there. */
export const PGBENCH_HASH = 'pgbench-hash-';

/** Seconds of an answer ladder that no bench is long enough for. */
const UNHURRIED = { RING_AGAIN: 86_400, REMIND: 86_400, ESCALATE: 86_400, CANCEL: 86_400 };

const MENU = benchMenu(240, (n) => `/media/${n}.webp`);

export const CALM_ID = 'm-calm';
export const CALM_HOST = 'calm.localhost';

/** A second brand that sells the same under another name. */
function calmBrand(): WholeBrand {
  const brand = benchBrand(MENU);
  const ours = { merchantId: CALM_ID };
  return {
    ...brand,
    merchant: { ...brand.merchant, id: CALM_ID, sub: 'calm' },
    domains: [CALM_HOST],
    orderSettings: { ...brand.orderSettings, ...ours },
    paymentSettings: brand.paymentSettings.map((one) => ({ ...one, ...ours })),
  };
}

/** Migrates a database and puts the two brands of the bench and their signed-in customers there. */
export async function fillMerchant(db: Handle): Promise<void> {
  await migrate(db);
  for (const brand of [benchBrand(MENU), calmBrand()]) await fillBrand(db, brand);
}

async function fillBrand(db: Handle, brand: WholeBrand): Promise<void> {
  const merchantId = brand.merchant.id;
  const expiresAt = new Date(Date.now() + 30 * 24 * 3600_000);
  const people = Array.from({ length: PEOPLE }, (_, n) => ({
    merchantId,
    id: `person-${n}`,
    phone: String(998_900_000_000 + n),
    firstName: 'Aziza',
  }));
  const signedIn = people.flatMap(({ id }, n) =>
    [sha256(`${TOKEN}${n}`), `${PGBENCH_HASH}${n}`].map((tokenHash, which) => ({
      merchantId,
      id: `${id}-${which}`,
      userId: id,
      tokenHash,
      expiresAt,
    })),
  );
  await db.asPlatform(async (tx) => {
    await storeBrand(tx, brand, createSecrets(Buffer.from(SECRET_KEY, 'hex')));
    // The orders of a bench stay unanswered: in a long one the ladder would cancel them and pause the branch.
    await tx
      .update(branches)
      .set({ staff: { answerTimes: UNHURRIED } })
      .where(eq(branches.merchantId, merchantId));
    await tx.insert(users).values(people);
    await tx.insert(sessions).values(signedIn);
  });
}

/** Three dishes brought home; what it costs is asked of the server. */
export function orderDraft() {
  const plain = MENU.products.filter(
    ({ modificationGroups, amount }) => modificationGroups.length === 0 && amount === null,
  );
  return {
    serviceType: 'DELIVERY' as const,
    branch: { id: BENCH_BRANCH },
    address: { latitude: 41.32, longitude: 69.25, streetName: "Amir Temur ko'chasi", houseNumber: '7' },
    cartItems: plain.slice(0, 3).map(({ id }, index) => ({ productId: id, count: index + 1 })),
  };
}
