import { ApiError } from '@dasturxon/core/api';
import { useAtomValue } from 'jotai';

import { signInAtom } from '../../domains/account/sign-in.ts';
import { TelegramCodeButton } from './telegram-code-button.tsx';
import { useConversation } from './use-conversation.ts';

/** Errors of an SMS that a code by Telegram does not meet (T19). */
const SMS_REFUSED: readonly string[] = ['request.rateLimited', 'phone.countryUnsupported'];

/** The code by Telegram, for a phone whose SMS was refused; nothing otherwise, and after Telegram was refused too. */
export function CodeAfterRefusal({ phone }: { phone: string | null }) {
  const { isBusy, failure, channel } = useAtomValue(signInAtom);
  const conversation = useConversation();
  const isRefused = channel === 'SMS' && failure instanceof ApiError && SMS_REFUSED.includes(failure.code);
  if (phone === null || isBusy) return null;
  return (
    <TelegramCodeButton isNeeded={isRefused} onClick={() => conversation.givePhone(phone, 'TELEGRAM')} />
  );
}
