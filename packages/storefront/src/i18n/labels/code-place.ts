import type { CodeChannel } from '@dasturxon/core/auth';
import { useLingui } from '@lingui/react/macro';

/** Where a code comes from: the channel that was asked for, and whether the brand tries Telegram before an SMS (B18). */
export type CodeSource = { channel: CodeChannel | undefined; triesTelegram: boolean };

/** The sentence before the phone, and the name of the field of the code. */
export function useCodePlace({ channel, triesTelegram }: CodeSource): { lead: string; label: string } {
  const { t } = useLingui();
  if (channel === 'TELEGRAM')
    return {
      lead: t`The code is in Telegram if this number has been linked to our bot:`,
      label: t`Code from Telegram`,
    };
  return triesTelegram
    ? {
        lead: t`The code comes in Telegram, in the chat Verification Codes, or by SMS to`,
        label: t`Code from Telegram or the SMS`,
      }
    : { lead: t`The code was sent to`, label: t`Code from the SMS` };
}
