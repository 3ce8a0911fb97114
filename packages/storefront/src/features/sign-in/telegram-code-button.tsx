import { useLingui } from '@lingui/react/macro';
import { PrimaryButton } from '@dasturxon/ui/primary-button';
import { useQuery } from '@tanstack/react-query';

import { codeChannelsQuery } from '../../domains/account/code-channels.ts';
import { useApi } from '../../domains/session/api.ts';

type Props = { isNeeded: boolean; isBusy?: boolean; onClick: () => void };

/** The other way to get the code (SES-14, T19); nothing where it is not needed or the brand has no bot. */
export function TelegramCodeButton({ isNeeded, isBusy = false, onClick }: Props) {
  const { t } = useLingui();
  const sendsCodes = useQuery(codeChannelsQuery(useApi(), isNeeded)).data?.sendsCodes === true;
  if (!isNeeded || !sendsCodes) return null;
  return (
    <PrimaryButton look={{ tone: 'quiet' }} disabled={isBusy} onClick={onClick}>
      {t`Send the code by Telegram`}
    </PrimaryButton>
  );
}
