import { formatTime, leftToRight } from '@dasturxon/core/format';
import { type GroupOrder, isGroupOver } from '@dasturxon/core/group';
import { useLingui } from '@lingui/react/macro';
import { ActionBar } from '@dasturxon/ui/action-bar';
import { ShareIcon } from '@dasturxon/ui/icons';
import { PrimaryButton } from '@dasturxon/ui/primary-button';
import { SectionCard } from '@dasturxon/ui/section-card';
import { Spinner } from '@dasturxon/ui/spinner';
import type { ReactNode } from 'react';

import { ownPart } from '../../domains/group/group.ts';
import { type Membership } from '../../domains/group/membership.ts';
import { useDeps } from '../../hosts/deps.ts';
import { useOrderFormats } from '../../i18n/labels/order-formats.ts';
import { go } from '../../router/navigation.ts';
import { GroupPart } from './group-part.tsx';
import styles from './group.module.css';
import { useGroupActions } from './use-group-actions.ts';
import { useGroupParts } from './use-group-parts.ts';

type Actions = ReturnType<typeof useGroupActions>;

type GroupViewProps = {
  membership: Membership;
  group: GroupOrder;
  /** The own dishes with their steppers, while they can change. */
  children: ReactNode;
};

/** A basket of several people: its state, everyone's part, and what its reader can do next. */
export function GroupView({ membership, group, children }: GroupViewProps) {
  const { t } = useLingui();
  const parts = useGroupParts(group.members);
  const actions = useGroupActions(membership, group);
  const own = ownPart(group, membership);
  if (!parts || !own) return <Spinner label={t`Loading`} />;
  const isOpen = group.state === 'OPEN';
  const total = parts.reduce((all, { sum }) => all + sum, 0);
  return (
    <div className={styles.all}>
      <GroupCard group={group} actions={actions} />
      {parts.map((part) => {
        const { id, isHost } = part.member;
        const remove = () => actions.remove(id);
        return (
          <GroupPart
            key={id}
            part={part}
            isMine={id === own.id}
            onRemove={own.isHost && !isHost && isOpen ? remove : undefined}
          >
            {id === own.id && isOpen ? children : undefined}
          </GroupPart>
        );
      })}
      {isOpen ? (
        <PrimaryButton look={{ tone: 'quiet' }} onClick={() => go('/')}>{t`Add dishes`}</PrimaryButton>
      ) : null}
      {own.isHost && !isGroupOver(group.state) ? (
        <PrimaryButton
          look={{ tone: 'danger' }}
          onClick={actions.cancel}
        >{t`Cancel the group order`}</PrimaryButton>
      ) : null}
      <NextStep group={group} own={own} actions={actions} total={total} />
    </div>
  );
}

function GroupCard({ group, actions }: { group: GroupOrder; actions: Actions }) {
  const { t } = useLingui();
  const { timeZone } = useDeps();
  const time = leftToRight(formatTime(group.deadline, timeZone));
  const number = group.order?.number ?? '';
  const text = {
    OPEN: t`Dishes can be added until ${time}`,
    LOCKED: t`Closed: the host is placing the order`,
    ORDERED: t`Order № ${number} is placed. The host pays; this is each one's share.`,
    CANCELED: t`The host has canceled this group order.`,
    EXPIRED: t`The time of this group order is over.`,
  }[group.state];
  return (
    <SectionCard title={t`Order together`}>
      <div className={styles.part}>
        <p className={styles.state} role="status">
          {text}
        </p>
        {group.state === 'OPEN' ? (
          <>
            <PrimaryButton
              look={{ tone: 'quiet', small: true }}
              before={<ShareIcon size={20} />}
              onClick={actions.share}
            >
              {t`Share the link`}
            </PrimaryButton>
            <PrimaryButton
              look={{ tone: 'quiet', small: true }}
              onClick={actions.copy}
            >{t`Copy the link`}</PrimaryButton>
          </>
        ) : null}
      </div>
    </SectionCard>
  );
}

type NextStepProps = {
  group: GroupOrder;
  own: GroupOrder['members'][number];
  actions: Actions;
  total: number;
};

/** The main button: the host's way to checkout, a member's "ready", and the end. */
function NextStep({ group, own, actions, total }: NextStepProps) {
  const { t } = useLingui();
  const format = useOrderFormats();
  const { state } = group;
  if (isGroupOver(state))
    return (
      <ActionBar>
        <PrimaryButton onClick={actions.leave}>{t`Close`}</PrimaryButton>
      </ActionBar>
    );
  if (own.isHost)
    return (
      <ActionBar note={t`Delivery, fees and discounts are shared when the order is placed.`}>
        <PrimaryButton
          busy={actions.isBusy}
          busyLabel={t`Loading`}
          disabled={total === 0}
          price={format.money(total)}
          onClick={() => void actions.checkOut()}
        >
          {t`To checkout`}
        </PrimaryButton>
        {state === 'LOCKED' ? (
          <PrimaryButton
            look={{ tone: 'quiet' }}
            onClick={actions.reopen}
          >{t`Let others add dishes again`}</PrimaryButton>
        ) : null}
      </ActionBar>
    );
  if (state === 'LOCKED') return null;
  return (
    <ActionBar>
      <PrimaryButton
        look={{ tone: own.isDone ? 'quiet' : 'main' }}
        disabled={own.lines.length === 0}
        onClick={() => actions.setDone(!own.isDone)}
      >
        {own.isDone ? t`Not ready after all` : t`My dishes are ready`}
      </PrimaryButton>
    </ActionBar>
  );
}
