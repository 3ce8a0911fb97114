import { Badge } from '@dasturxon/admin-ui/badge';
import { Button, ButtonRow } from '@dasturxon/admin-ui/button';
import { Notice } from '@dasturxon/admin-ui/notice';
import { Row, RowList } from '@dasturxon/admin-ui/row-list';
import { formatDate } from '@dasturxon/core/format';
import type { StaffInvite, StaffMember, StaffSession } from '@dasturxon/core/staff';
import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';

import { OfficeFrame } from '../app/office-frame.tsx';
import { useCallError } from '../board/use-call-error.ts';
import { useBranchOptions } from '../branches/branch-options.ts';
import { DeviceList } from '../devices/device-list.tsx';
import { InviteDialog } from './invite-dialog.tsx';
import { MemberDialog } from './member-dialog.tsx';
import page from '../app/page-column.module.css';
import { ROLE_LABELS } from './role-labels.ts';
import { useInvites, useStaff, useWithdraw } from './use-people.ts';
import { OnlineButton } from '../offline/online-button.tsx';
import type { SessionProps } from '../session/session-props.ts';

/** The branches of a person as text. */
function useBranchText(session: StaffSession): (branchIds: string[] | null) => string {
  const { t } = useLingui();
  const options = useBranchOptions(session);
  const labelOf = (id: string) => options.find(({ value }) => value === id)?.label ?? t`Another branch`;
  return (branchIds) => (branchIds === null ? t`All branches` : branchIds.map(labelOf).join(', '));
}

type RowProps = { member: StaffMember; session: StaffSession; onOpen: () => void };

function MemberRow({ member, session, onOpen }: RowProps) {
  const { t, i18n } = useLingui();
  const branchText = useBranchText(session);
  const name = member.name ?? t`Without a name`;
  const seen = member.lastSeenAt && formatDate(member.lastSeenAt, { time: true }, session.timeZone);
  return (
    <Row
      label={name}
      title={
        <>
          <strong>{name}</strong> {member.id === session.userId && <Badge>{t`You`}</Badge>}
        </>
      }
      note={i18n._(ROLE_LABELS[member.role])}
      details={
        <>
          <bdi dir="ltr">{member.phone}</bdi> · {branchText(member.branchIds)}
          {seen !== null && ` · ${t`active ${seen}`}`}
        </>
      }
    >
      {member.hasPin && <Badge>{t`PIN`}</Badge>}
      {member.hasFactor && <Badge tone="good">{t`Second step`}</Badge>}
      {member.isManageable && <Button onPress={onOpen}>{t`Change`}</Button>}
    </Row>
  );
}

function InviteRow({ invite, session }: { invite: StaffInvite; session: StaffSession }) {
  const { t, i18n } = useLingui();
  const branchText = useBranchText(session);
  const withdraw = useWithdraw();
  const error = useCallError(withdraw.error);
  const until = formatDate(invite.expiresAt, { time: true }, session.timeZone);
  return (
    <Row
      title={<strong>{invite.name ?? t`Without a name`}</strong>}
      note={i18n._(ROLE_LABELS[invite.role])}
      details={`${branchText(invite.branchIds)} · ${t`invited until ${until}`}`}
    >
      <OnlineButton isPending={withdraw.isPending} onPress={() => withdraw.mutate(invite.id)}>
        {t`Withdraw`}
      </OnlineButton>
      {error !== '' && <Notice tone="bad">{error}</Notice>}
    </Row>
  );
}

function People({ session }: { session: StaffSession }) {
  const { t } = useLingui();
  const [openId, setOpenId] = useState<string | null>(null);
  const [isInviting, setInviting] = useState(false);
  const staff = useStaff();
  const invites = useInvites();
  const error = useCallError(staff.error ?? invites.error);
  const opened = staff.data?.find(({ id }) => id === openId);
  return (
    <div className={page['screen']}>
      {error !== '' && <Notice tone="bad">{error}</Notice>}
      <ButtonRow>
        <Button look="main" onPress={() => setInviting(true)}>{t`Invite to the staff`}</Button>
      </ButtonRow>
      <RowList label={t`Staff`}>
        {staff.data?.map((member) => (
          <MemberRow key={member.id} member={member} session={session} onOpen={() => setOpenId(member.id)} />
        ))}
      </RowList>
      <RowList label={t`Invitations`}>
        {invites.data?.map((invite) => (
          <InviteRow key={invite.id} invite={invite} session={session} />
        ))}
      </RowList>
      <DeviceList session={session} />
      {opened && <MemberDialog member={opened} session={session} onClose={() => setOpenId(null)} />}
      {isInviting && <InviteDialog session={session} onClose={() => setInviting(false)} />}
    </div>
  );
}

/** The staff with their rights, and open invitations. */
export function StaffScreen({ session, putBranch }: SessionProps) {
  const { t } = useLingui();
  return (
    <OfficeFrame session={session} putBranch={putBranch} tools={null}>
      {session.permissions.includes('staff.read') ? (
        <People session={session} />
      ) : (
        <Notice>{t`Your role has no staff list.`}</Notice>
      )}
    </OfficeFrame>
  );
}
