import { Notice } from '@dasturxon/admin-ui/notice';
import type { StaffSession } from '@dasturxon/core/staff';
import { useLingui } from '@lingui/react/macro';

import { OfficeFrame } from '../app/office-frame.tsx';
import { useCallError } from '../board/use-call-error.ts';
import type { SessionProps } from '../session/session-props.ts';
import { BroadcastForm } from './broadcast-form.tsx';
import { BroadcastList } from './broadcast-list.tsx';
import styles from './broadcasts.module.css';
import { useBroadcasts } from './use-broadcasts.ts';

function Broadcasts({ session: { timeZone } }: { session: StaffSession }) {
  const { t } = useLingui();
  const { data, error } = useBroadcasts();
  const failed = useCallError(error);
  return (
    <div className={styles['page']}>
      <h2 className={styles['heading']}>{t`Broadcasts`}</h2>
      {failed !== '' && <Notice tone="bad">{failed}</Notice>}
      {data?.hasBot === false && (
        <Notice tone="warn">{t`The brand has no bot yet: connect it under Connections.`}</Notice>
      )}
      {data?.hasBot && <BroadcastForm languages={data.languages} zone={timeZone} />}
      {data && <BroadcastList broadcasts={data.broadcasts} zone={timeZone} />}
    </div>
  );
}

/** Messages of the bot to many guests (BO-344). */
export function BroadcastsScreen({ session, putBranch }: SessionProps) {
  const { t } = useLingui();
  return (
    <OfficeFrame session={session} putBranch={putBranch} tools={null}>
      {session.permissions.includes('broadcasts.send') ? (
        <Broadcasts session={session} />
      ) : (
        <Notice>{t`Your role does not send broadcasts.`}</Notice>
      )}
    </OfficeFrame>
  );
}
