import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import type { Handle } from '../db/connect.ts';
import { createSecrets, hashingKeyOf, keyIdOf, type Secrets } from '../kernel/secrets.ts';
import { storeBrand } from '../store-brand/store-brand.ts';
import { aWholeBrand } from '../testing/a-brand.ts';
import { aDatabase } from '../testing/database.ts';
import { aPayingBrand, PAYME_ACCOUNT } from '../testing/payments/paying.ts';
import { openSecrets, WrongKey } from './open-secrets.ts';
import { reseal } from './reseal.ts';

const [OLD, NEW, OTHER] = [1, 2, 3].map((byte) => Buffer.alloc(32, byte)) as [Buffer, Buffer, Buffer];
/** As the platform's role: the owner of the schema may be bound by row-level security. */
const ask = (on: Handle, text: string) => on.asPlatform((tx) => tx.execute(sql.raw(text)));
const oldHash = createSecrets(OLD).hmac('code');

let db: Handle;
beforeAll(async () => {
  db = await aDatabase();
});
afterAll(() => db.close());

async function aSealedBrand(secrets: Secrets) {
  const id = `k${crypto.randomUUID().slice(0, 8)}`;
  const paying = aPayingBrand(['CASH', 'PAYME'], { PAYME: PAYME_ACCOUNT });
  await db.asPlatform(async (tx) => {
    await storeBrand(tx, aWholeBrand(id, paying), secrets);
    await tx.execute(sql`insert into users (merchant_id, id, role) values (${id}, 'staff', 'ADMIN')`);
    const totp = secrets.seal({ secret: 'ABC' }, `${id}|totp|staff`);
    await tx.execute(
      sql`insert into staff_totp (merchant_id, user_id, sealed, pending_sealed) values (${id}, 'staff', ${totp}, ${totp})`,
    );
  });
  return id;
}

/** Every text of the database that looks sealed. */
async function sealedTexts(): Promise<string[]> {
  const { rows: columns } = await ask(
    db,
    `select table_name, column_name from information_schema.columns
     where table_schema = current_schema() and data_type = 'text'`,
  );
  const found: string[] = [];
  for (const { table_name: table, column_name: column } of columns) {
    const { rows } = await ask(
      db,
      `select "${String(column)}" as value from "${String(table)}" where "${String(column)}" ~ '^v[12][.]'`,
    );
    found.push(...rows.map(({ value }) => String(value)));
  }
  return found;
}

describe('OPS-06 keys', () => {
  test('a value names its key as soon as there are two; one key writes what the release before reads', () => {
    const one = createSecrets(OLD);
    expect(one.seal({ a: 1 }, 'm')).toMatch(/^v1\./);
    const two = createSecrets([NEW, OLD]);
    const sealed = two.seal({ a: 1 }, 'm');
    expect(sealed.startsWith(`v2.${keyIdOf(NEW)}.`)).toBe(true);
    expect(two.open(sealed, 'm')).toEqual({ a: 1 });
    expect(two.open(one.seal({ a: 2 }, 'm'), 'm')).toEqual({ a: 2 });
    expect(one.open(sealed, 'm')).toBeNull();
    expect(two.open(sealed, 'other merchant')).toBeNull();
    expect(two.open(sealed.replace(keyIdOf(NEW), keyIdOf(OLD)), 'm')).toBeNull();
  });

  test('a key is replaced without a stop: every step opens what the others seal, hashes stay, and the old key can go', async () => {
    const first = await openSecrets(db, [OLD]);
    const id = await aSealedBrand(first);
    expect(first.hmac('code')).toBe(oldHash);
    // The servers get the new key one after the other, then it comes first, again one after the other.
    const opening = await openSecrets(db, [OLD, NEW]);
    const sealing = await openSecrets(db, [NEW, OLD]);
    for (const secrets of [opening, sealing]) expect(secrets.hmac('code')).toBe(oldHash);
    expect(opening.open(sealing.seal({ a: 1 }, id), id)).toEqual({ a: 1 });
    expect(sealing.open(opening.seal({ a: 1 }, id), id)).toEqual({ a: 1 });
    expect(await reseal({ db, secrets: sealing })).toMatch(/^[1-9]\d* values resealed/);
    expect(await reseal({ db, secrets: sealing })).toMatch(/^0 values resealed/);
    const texts = await sealedTexts();
    expect(texts.length).toBeGreaterThanOrEqual(5);
    expect(texts.filter((text) => !text.startsWith(`v2.${keyIdOf(NEW)}.`))).toEqual([]);
    const last = await openSecrets(db, [NEW]);
    expect(last.hmac('code')).toBe(oldHash);
    const { rows } = await ask(db, `select secrets from merchants where merchant_id = '${id}'`);
    expect(last.open(String(rows[0]?.['secrets']), id)).not.toBeNull();
  });

  test('another key is refused with the ids of both sides’ keys and none of their bytes', async () => {
    const refused = openSecrets(db, [OTHER]);
    await expect(refused).rejects.toThrow(WrongKey);
    await expect(refused).rejects.toThrow(keyIdOf(OTHER));
    await expect(refused).rejects.not.toThrow(OTHER.toString('hex'));
    await expect(openSecrets(db, [OLD])).rejects.toThrow(WrongKey);
  });

  test('a database of the release before, without a stored key, is recognised by a merchant’s secrets', async () => {
    await ask(db, 'delete from deployment_keys');
    await expect(openSecrets(db, [OTHER])).rejects.toThrow(WrongKey);
    expect((await openSecrets(db, [NEW])).hmac('a')).toBe(createSecrets(NEW).hmac('a'));
  });

  test('processes that start together on an empty database hash alike', async () => {
    const empty = await aDatabase();
    const started = await Promise.all([openSecrets(empty, [OLD]), openSecrets(empty, [OLD])]);
    expect(new Set(started.map((one) => one.hmac('a'))).size).toBe(1);
    await empty.close();
  });

  test('a value that no key opens keeps the older keys', async () => {
    const secrets = await openSecrets(db, [NEW]);
    const id = await aSealedBrand(secrets);
    const strange = createSecrets(OTHER).seal({ a: 1 }, id);
    await ask(
      db,
      `update payment_methods set secrets = '${strange}' where merchant_id = '${id}' and secrets is not null`,
    );
    await expect(reseal({ db, secrets })).rejects.toThrow(
      /1 values are sealed with a key that SECRET_KEY lacks/,
    );
  });

  test('the hashing key is derived from its key, not the key itself', () => {
    expect(hashingKeyOf(OLD).equals(OLD)).toBe(false);
  });
});
