import type { Deps } from '../messages/deps.ts';
import { equalInConstantTime } from '../../kernel/secrets.ts';

/** What Telegram repeats with every update of this merchant's bot; another merchant, bot or key has another (T74). */
export function webhookSecret({ secrets }: Pick<Deps, 'secrets'>, merchantId: string, token: string): string {
  return secrets.hmac(`telegram-webhook:${merchantId}:${token}`);
}

/** Whether a call carries the secret of this merchant's bot. */
export function isFromTelegram(
  deps: Pick<Deps, 'secrets'>,
  about: { merchantId: string; token: string | null; given: string | null },
): boolean {
  const { merchantId, token, given } = about;
  // Compared without a bot too, so that the response time does not reveal which merchants have one.
  const expected = webhookSecret(deps, merchantId, token ?? '');
  return equalInConstantTime(given ?? '', expected) && token !== null;
}
