import { Button } from '@dasturxon/admin-ui/button';
import { Notice } from '@dasturxon/admin-ui/notice';
import type { TestedConnection } from '@dasturxon/core/connections';
import { useLingui } from '@lingui/react/macro';

import { useCallError } from '../board/use-call-error.ts';
import { OUTCOME_LABELS } from './connection-labels.ts';
import { useTestConnection } from './use-connections.ts';

/** Tests a connection and shows how that ended. */
export function TestButton({ kind, label }: { kind: TestedConnection; label: string }) {
  const { i18n } = useLingui();
  const test = useTestConnection();
  const failed = useCallError(test.error);
  const { data } = test;
  return (
    <>
      <Button isPending={test.isPending} onPress={() => test.mutate(kind)}>
        {label}
      </Button>
      <div>
        {failed !== '' && <Notice tone="bad">{failed}</Notice>}
        {data && (
          <Notice tone={data.outcome === 'good' || data.outcome === 'callsOnly' ? 'plain' : 'bad'}>
            {i18n._(OUTCOME_LABELS[data.outcome])} {data.detail !== null && <bdi>{data.detail}</bdi>}
          </Notice>
        )}
      </div>
    </>
  );
}
