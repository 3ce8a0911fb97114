import type { TestPostgres } from '@dasturxon/tooling/postgres';

import { fillMeasured, fillScale, type Scale } from './fill-scale.ts';
import { openPostgres } from '../../src/db/postgres.ts';
import { sha256 } from '../../src/kernel/secrets.ts';
import { fillMerchant, PEOPLE, SECRET_KEY } from '../bench-merchant.ts';
import { orderBody, placeOrders } from '../order-rates.ts';
import { startProduct, type Program } from '../program.ts';

/** A database on the server under test, and how a product is started on it. */
export type Deployment = { name: string; url: string; start: () => Promise<Program> };

/** The cookie of the bench brand's operator. */
export const STAFF_TOKEN = 'bench-operator-of-the-board';
/** The cookie of its manager. */
export const MANAGER_TOKEN = 'bench-manager-of-the-reports';

const STAFF = `
  insert into users (merchant_id, id, phone, first_name, role) values ('m-bench', 'operator', '998901111111', 'Nodira', 'OPERATOR');
  insert into staff_sessions (merchant_id, id, token_hash, user_id, expires_at, created_at, last_seen_at)
  values ('m-bench', 'operator-session', '${sha256(STAFF_TOKEN)}', 'operator', now() + interval '1 day', now(), now());
  insert into users (merchant_id, id, phone, first_name, role) values ('m-bench', 'manager', '998901111112', 'Rustam', 'MANAGER');
  insert into staff_sessions (merchant_id, id, token_hash, user_id, expires_at, created_at, last_seen_at, factor_at)
  values ('m-bench', 'manager-session', '${sha256(MANAGER_TOKEN)}', 'manager', now() + interval '1 day', now(), now(), now())`;

/** Makes a database of a size; every one has the same bench brand, signed-in people and open orders. */
export async function makeDeployment(
  postgres: TestPostgres,
  { name, scale, dataDir }: { name: string; scale: Scale; dataDir: string },
): Promise<Deployment> {
  await postgres.query(`create database ${name}`);
  const url = postgres.url.replace(/postgres$/, name);
  const start = () => startProduct({ DATABASE_URL: url, SECRET_KEY, SANDBOX: '0', DATA_DIR: dataDir });
  const db = openPostgres(url, 2, () => undefined);
  try {
    await fillMerchant(db);
    const template = await placeTemplate(start);
    await db.executeSql(STAFF);
    await fillMeasured(db, PEOPLE, template);
    const from = performance.now();
    const onBrand = (done: number) => {
      if (done % 100 === 0)
        console.log(`${name}: ${done} brands after ${Math.round((performance.now() - from) / 1000)} s`);
    };
    await fillScale(db, { scale, template, onBrand });
  } finally {
    await db.close();
  }
  return { name, url, start };
}

/** The id of a real order, which the generated ones are like. */
async function placeTemplate(start: () => Promise<Program>): Promise<string> {
  const product = await start();
  try {
    const body = await orderBody(product.port);
    const { orders } = await placeOrders(product.port, { body, connections: 1, seconds: 0.3 });
    return orders[0] ?? '';
  } finally {
    await product.stop();
  }
}
