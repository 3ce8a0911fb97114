import { Badge } from '@dasturxon/admin-ui/badge';
import { Button, ButtonRow } from '@dasturxon/admin-ui/button';
import { Notice } from '@dasturxon/admin-ui/notice';
import { Row, RowList } from '@dasturxon/admin-ui/row-list';
import { formatDate } from '@dasturxon/core/format';
import type { StaffDevice, StaffSession } from '@dasturxon/core/staff';
import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';

import { useCallError } from '../board/use-call-error.ts';
import { useBranchOptions } from '../branches/branch-options.ts';
import { AddDeviceDialog } from './add-device-dialog.tsx';
import styles from './devices.module.css';
import { useDevices, useRevokeDevice } from './use-devices.ts';

type RowProps = { device: StaffDevice; branch: string; session: StaffSession };

function DeviceRow({ device, branch, session }: RowProps) {
  const { t } = useLingui();
  const [isRevoking, setRevoking] = useState(false);
  const revoke = useRevokeDevice();
  const error = useCallError(revoke.error);
  const shown = (at: string | null) => at && formatDate(at, { time: true }, session.timeZone);
  const [seen, until] = [shown(device.lastSeenAt), shown(device.codeUntil)];
  const isEnrolled = device.enrolledAt !== null;
  const mayRevoke = session.permissions.includes('devices.write');
  return (
    <Row
      label={device.name}
      title={<strong>{device.name}</strong>}
      note={branch}
      details={isEnrolled ? t`last seen ${seen}` : t`the code is valid until ${until}`}
    >
      {!isEnrolled && <Badge tone="warn">{t`Not enrolled yet`}</Badge>}
      {mayRevoke && !isRevoking && (
        <Button look="danger" onPress={() => setRevoking(true)}>
          {isEnrolled ? t`Revoke…` : t`Withdraw…`}
        </Button>
      )}
      {isRevoking && (
        <Button look="danger" autoFocus isPending={revoke.isPending} onPress={() => revoke.mutate(device.id)}>
          {isEnrolled ? t`Revoke: everyone on it is signed out` : t`Withdraw the code`}
        </Button>
      )}
      {error !== '' && <Notice tone="bad">{error}</Notice>}
    </Row>
  );
}

/** The shared tablets of the branches: where they are, when they were last seen, and the way to revoke one. */
export function DeviceList({ session }: { session: StaffSession }) {
  const { t } = useLingui();
  const [isAdding, setAdding] = useState(false);
  const { data: devices, error } = useDevices();
  const problem = useCallError(error);
  const branches = useBranchOptions(session);
  const branchOf = ({ branchId }: StaffDevice) =>
    branches.find(({ value }) => value === branchId)?.label ?? t`Another branch`;
  return (
    <>
      <h2>{t`Shared tablets`}</h2>
      {problem !== '' && <Notice tone="bad">{problem}</Notice>}
      {devices?.length === 0 && (
        <p className={styles['quiet']}>{t`On a shared tablet staff of a branch switch by a PIN.`}</p>
      )}
      <RowList label={t`Shared tablets`}>
        {devices?.map((device) => (
          <DeviceRow key={device.id} device={device} branch={branchOf(device)} session={session} />
        ))}
      </RowList>
      {session.permissions.includes('devices.write') && (
        <ButtonRow>
          <Button onPress={() => setAdding(true)}>{t`Add a shared tablet`}</Button>
        </ButtonRow>
      )}
      {isAdding && <AddDeviceDialog session={session} onClose={() => setAdding(false)} />}
    </>
  );
}
