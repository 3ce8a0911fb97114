import { Button } from '@dasturxon/admin-ui/button';
import { Notice } from '@dasturxon/admin-ui/notice';
import { useLingui } from '@lingui/react/macro';

import { useCallError } from '../board/use-call-error.ts';

/** In place of what is still being read; with the error and another try once reading has failed. */
export function NotReadYet({ error, retry }: { error: Error | null; retry: () => void }) {
  const { t } = useLingui();
  const failed = useCallError(error);
  if (failed === '') return <p>{t`Loading…`}</p>;
  return (
    <Notice tone="bad">
      {failed} <Button onPress={retry}>{t`Try again`}</Button>
    </Notice>
  );
}
