import { Button } from '@dasturxon/admin-ui/button';
import { Dialog } from '@dasturxon/admin-ui/dialog';
import { Notice } from '@dasturxon/admin-ui/notice';
import { QrCode } from '@dasturxon/ui/qr-code';
import { TextField } from '@dasturxon/admin-ui/text-field';
import { formatDate } from '@dasturxon/core/format';
import type { StaffSession } from '@dasturxon/core/staff';
import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';

import { useCallError } from '../board/use-call-error.ts';
import styles from './people.module.css';
import { isComplete, RightsFields } from './rights-fields.tsx';
import { type ChosenRights, useInvite } from './use-people.ts';
import { OnlineButton } from '../offline/online-button.tsx';

/** The link of an invitation. Its token follows the `#`, so no server on the way logs it. */
function InviteLink({ token, until }: { token: string; until: string }) {
  const { t } = useLingui();
  const [isCopied, setCopied] = useState(false);
  const link = `${location.origin}/join#${token}`;
  return (
    <>
      <p>{t`Send this link to the person. It works once, until ${until}.`}</p>
      <QrCode text={link} label={t`QR code of the invitation`} />
      <p className={styles['link']} dir="ltr">
        {link}
      </p>
      <Button
        look="main"
        autoFocus
        onPress={() => void navigator.clipboard.writeText(link).then(() => setCopied(true))}
      >
        {isCopied ? t`Copied` : t`Copy the link`}
      </Button>
    </>
  );
}

/** Makes an invitation: role, branches, then its link. */
export function InviteDialog({ session, onClose }: { session: StaffSession; onClose: () => void }) {
  const { t } = useLingui();
  const [name, setName] = useState('');
  const [rights, setRights] = useState<ChosenRights>({ role: 'OPERATOR', branchIds: null });
  const invite = useInvite();
  const error = useCallError(invite.error);
  return (
    <Dialog title={t`Invite to the staff`} closeLabel={t`Close`} place="middle" onClose={onClose}>
      {invite.data ? (
        <InviteLink
          token={invite.data.token}
          until={formatDate(invite.data.invite.expiresAt, { time: true }, session.timeZone)}
        />
      ) : (
        <>
          <TextField label={t`Name`} value={name} onChange={setName} autoFocus />
          <RightsFields session={session} rights={rights} onChange={setRights} />
          {error !== '' && <Notice tone="bad">{error}</Notice>}
          <OnlineButton
            look="main"
            isDisabled={!isComplete(rights)}
            isPending={invite.isPending}
            onPress={() => invite.mutate({ ...rights, name })}
          >
            {t`Make a link`}
          </OnlineButton>
        </>
      )}
    </Dialog>
  );
}
