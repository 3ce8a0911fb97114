import { Button } from '@dasturxon/admin-ui/button';
import { Dialog } from '@dasturxon/admin-ui/dialog';
import { Notice } from '@dasturxon/admin-ui/notice';
import { SelectField } from '@dasturxon/admin-ui/select-field';
import { TextField } from '@dasturxon/admin-ui/text-field';
import { formatDate } from '@dasturxon/core/format';
import type { StaffSession } from '@dasturxon/core/staff';
import { QrCode } from '@dasturxon/ui/qr-code';
import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';

import { useCallError } from '../board/use-call-error.ts';
import { useBranchOptions } from '../branches/branch-options.ts';
import styles from './devices.module.css';
import { useAddDevice } from './use-devices.ts';

/** The code of a tablet, to be scanned or typed there. It follows the `#`, so no server on the way logs it. */
function DeviceCode({ code, until }: { code: string; until: string }) {
  const { t } = useLingui();
  const page = `${location.origin}/enrol`;
  return (
    <>
      <p>{t`On the tablet, scan this code or open the address below and type the code. It works once, until ${until}.`}</p>
      <QrCode text={`${page}#${code}`} label={t`QR code of the tablet`} />
      <p className={styles['link']} dir="ltr">
        {page}
      </p>
      <p className={styles['code']} dir="ltr">
        {code}
      </p>
    </>
  );
}

/** Makes the code of a shared tablet: its name and branch, then the code. */
export function AddDeviceDialog({ session, onClose }: { session: StaffSession; onClose: () => void }) {
  const { t } = useLingui();
  const branches = useBranchOptions(session);
  const [name, setName] = useState('');
  const [branchId, setBranchId] = useState(branches[0]?.value ?? '');
  const add = useAddDevice();
  const error = useCallError(add.error);
  return (
    <Dialog title={t`Add a shared tablet`} closeLabel={t`Close`} place="middle" onClose={onClose}>
      {add.data ? (
        <DeviceCode
          code={add.data.code}
          until={formatDate(add.data.device.codeUntil ?? '', { time: true }, session.timeZone)}
        />
      ) : (
        <>
          <TextField label={t`Name of the tablet`} value={name} onChange={setName} autoFocus />
          <SelectField label={t`Branch`} options={branches} value={branchId} onChange={setBranchId} />
          {error !== '' && <Notice tone="bad">{error}</Notice>}
          <Button
            look="main"
            isDisabled={name.trim() === ''}
            isPending={add.isPending}
            onPress={() => add.mutate({ name, branchId })}
          >
            {t`Make a code`}
          </Button>
        </>
      )}
    </Dialog>
  );
}
