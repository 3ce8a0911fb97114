import { useAtomValue } from 'jotai';

import { isSmsRefused } from '../../domains/account/code-channels.ts';
import { signInAtom } from '../../domains/account/sign-in.ts';
import { TelegramCodeButton } from './telegram-code-button.tsx';
import { useConversation } from './use-conversation.ts';

/** The code by Telegram, for a phone whose SMS was refused; nothing otherwise, and after Telegram was refused too. */
export function CodeAfterRefusal({ phone }: { phone: string | null }) {
  const { isBusy, failure, channel } = useAtomValue(signInAtom);
  const conversation = useConversation();
  const isRefused = channel === 'SMS' && isSmsRefused(failure);
  if (phone === null || isBusy) return null;
  return (
    <TelegramCodeButton isNeeded={isRefused} onClick={() => conversation.givePhone(phone, 'TELEGRAM')} />
  );
}
