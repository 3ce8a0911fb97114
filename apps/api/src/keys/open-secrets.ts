import { eq, isNotNull } from 'drizzle-orm';

import type { Handle } from '../db/connect.ts';
import { deploymentKeys, merchants } from '../db/schema/merchants.ts';
import { createSecrets, hashingKeyOf, keyIdOf, type Secrets } from '../kernel/secrets.ts';

/** The database was sealed with another key than this process has. */
export class WrongKey extends Error {
  override readonly name = 'WrongKey';

  constructor(keys: readonly Buffer[]) {
    super(
      `SECRET_KEY (${keys.map(keyIdOf).join(', ')}) is not the key of this database: set the key that its servers had, or restore the backup with its own key`,
    );
  }
}

const USE = 'hashing';
const CONTEXT = 'deployment|hashing';

type Db = Pick<Handle, 'asPlatform'>;

/** The sealed hashing key, and some merchant's secrets of a database that has none yet. */
const readSealed = (db: Db) =>
  db.asPlatform(async (tx) => {
    const [stored] = await tx.select().from(deploymentKeys).where(eq(deploymentKeys.use, USE));
    const [brand] = stored
      ? []
      : await tx.select().from(merchants).where(isNotNull(merchants.secrets)).limit(1);
    return { sealed: stored?.sealed ?? null, brand: brand ?? null };
  });

/**
 * The secrets of this deployment. Sealing uses the first of `keys` and opening any; hashes keep one key for ever, which is
 * stored sealed, because a hash cannot be made anew without the text. A database that `keys` do not open throws WrongKey.
 */
export async function openSecrets(db: Db, keys: readonly [Buffer, ...Buffer[]]): Promise<Secrets> {
  const own = createSecrets(keys);
  const { sealed, brand } = await readSealed(db);
  if (brand?.secrets && !own.open(brand.secrets, brand.merchantId)) throw new WrongKey(keys);
  const kept =
    sealed ?? (await keepHashingKey(db, own.seal({ key: hashingKeyOf(keys[0]).toString('hex') }, CONTEXT)));
  const opened = own.open(kept, CONTEXT);
  if (!opened) throw new WrongKey(keys);
  if (!own.isCurrent(kept, CONTEXT))
    await db.asPlatform((tx) =>
      tx
        .update(deploymentKeys)
        .set({ sealed: own.seal(opened, CONTEXT) })
        .where(eq(deploymentKeys.use, USE)),
    );
  return createSecrets(keys, Buffer.from(String(opened['key']), 'hex'));
}

/** Of processes that start together one stores its hashing key; all get that one. */
const keepHashingKey = (db: Db, sealed: string): Promise<string> =>
  db.asPlatform(async (tx) => {
    await tx.insert(deploymentKeys).values({ use: USE, sealed }).onConflictDoNothing();
    const [stored] = await tx.select().from(deploymentKeys).where(eq(deploymentKeys.use, USE));
    return stored?.sealed ?? sealed;
  });
