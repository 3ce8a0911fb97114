import { Button, ButtonRow } from '@dasturxon/admin-ui/button';
import { Dialog } from '@dasturxon/admin-ui/dialog';
import { Notice } from '@dasturxon/admin-ui/notice';
import type { StaffMember, StaffSession } from '@dasturxon/core/staff';
import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';

import { useCallError } from '../board/use-call-error.ts';
import page from '../app/page-column.module.css';
import { isComplete, RightsFields } from './rights-fields.tsx';
import { type ChosenRights, useChangeStaff, useStaffAction } from './use-people.ts';
import { OnlineButton } from '../offline/online-button.tsx';

type Props = { member: StaffMember; session: StaffSession; onClose: () => void };

function MemberActions({ member, session, onClose }: Props) {
  const { t } = useLingui();
  const [isLeaving, setLeaving] = useState(false);
  const action = useStaffAction(member.id);
  const error = useCallError(action.error);
  const name = member.name ?? t`Without a name`;
  const isOther = member.id !== session.userId;
  return (
    <>
      <ButtonRow>
        <OnlineButton isPending={action.isPending} onPress={() => action.mutate('sessions')}>
          {t`End all sessions`}
        </OnlineButton>
        {isOther && member.hasFactor && (
          <OnlineButton isPending={action.isPending} onPress={() => action.mutate('factor')}>
            {t`Reset the second step`}
          </OnlineButton>
        )}
        {member.hasPin && (
          <Button isPending={action.isPending} onPress={() => action.mutate('pin')}>
            {t`Reset the PIN`}
          </Button>
        )}
        {!isLeaving && (
          <Button look="danger" onPress={() => setLeaving(true)}>
            {t`Take off the staff…`}
          </Button>
        )}
      </ButtonRow>
      {isLeaving && (
        <Notice tone="warn">
          <p>{t`${name} loses all access at once.`}</p>
          <OnlineButton
            look="danger"
            autoFocus
            isPending={action.isPending}
            onPress={() => action.mutate('remove', { onSuccess: onClose })}
          >
            {t`Take off the staff`}
          </OnlineButton>
        </Notice>
      )}
      {error !== '' && <Notice tone="bad">{error}</Notice>}
      {action.isSuccess && <Notice>{t`Done`}</Notice>}
    </>
  );
}

/** One person of the staff: role, branches, sessions, removal from the staff. */
export function MemberDialog({ member, session, onClose }: Props) {
  const { t } = useLingui();
  const [rights, setRights] = useState<ChosenRights>({ role: member.role, branchIds: member.branchIds });
  const change = useChangeStaff(member);
  const error = useCallError(change.error);
  return (
    <Dialog title={member.name ?? t`Without a name`} closeLabel={t`Close`} onClose={onClose}>
      <RightsFields session={session} rights={rights} onChange={setRights} />
      <p className={page['quiet']}>{t`A change ends the person’s sessions at once.`}</p>
      {error !== '' && <Notice tone="bad">{error}</Notice>}
      <OnlineButton
        look="main"
        isDisabled={!isComplete(rights)}
        isPending={change.isPending}
        onPress={() => change.mutate(rights, { onSuccess: onClose })}
      >
        {t`Save`}
      </OnlineButton>
      <MemberActions member={member} session={session} onClose={onClose} />
    </Dialog>
  );
}
