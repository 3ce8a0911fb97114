import type { Ctx } from '../../http/serving/context.ts';
import { equalInConstantTime } from '../../kernel/secrets.ts';
import { saltOf, slowHash } from '../../kernel/slow-hash.ts';

type Person = { userId: string; pin: string };

/** The keyed hash makes a stolen table useless without the server's key: there are only a million PINs. */
const keyedOf = ({ secrets, merchantId }: Pick<Ctx, 'secrets' | 'merchantId'>, { userId, pin }: Person) =>
  secrets.hmac(['pin', merchantId, userId, pin].join('|'));

/** A person's PIN as it is stored: salt and scrypt of its keyed hash. */
export const hashPin = (ctx: Pick<Ctx, 'secrets' | 'merchantId'>, person: Person): Promise<string> =>
  slowHash(keyedOf(ctx, person));

/** No PIN has this hash. It costs as much as another one, so that time reveals no person (BO-41). */
const NO_PIN = `${'0'.repeat(32)}:`;

/** Whether a PIN is the stored one; never without a stored one, after the same work. */
export async function isRightPin(
  ctx: Pick<Ctx, 'secrets' | 'merchantId'>,
  person: Person,
  stored: string | null,
): Promise<boolean> {
  const compared = stored ?? NO_PIN;
  return equalInConstantTime(await slowHash(keyedOf(ctx, person), saltOf(compared)), compared);
}
