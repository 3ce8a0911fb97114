import { Button } from '@dasturxon/admin-ui/button';
import { Notice } from '@dasturxon/admin-ui/notice';
import type { RemovableSystem } from '@dasturxon/core/connections';
import { useLingui } from '@lingui/react/macro';

import { useCallError } from '../../board/use-call-error.ts';
import { useDisconnect } from './use-systems.ts';

/** Takes a system away. */
export function RemoveButton({ system, name }: { system: RemovableSystem; name: string }) {
  const { t } = useLingui();
  const { mutate, isPending, error } = useDisconnect();
  const failed = useCallError(error);
  return (
    <>
      <Button
        look="danger"
        label={t`Take away: ${name}`}
        isPending={isPending}
        onPress={() => mutate(system)}
      >{t`Take away`}</Button>
      {failed !== '' && <Notice tone="bad">{failed}</Notice>}
    </>
  );
}
