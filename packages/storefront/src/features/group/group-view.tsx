import { formatTime, leftToRight } from '@dasturxon/core/format';
import { type GroupOrder, isGroupOver } from '@dasturxon/core/group';
import { useLingui } from '@lingui/react/macro';
import { ActionBar } from '@dasturxon/ui/action-bar';
import { ShareIcon } from '@dasturxon/ui/icons';
import { PrimaryButton } from '@dasturxon/ui/primary-button';
import { SectionCard } from '@dasturxon/ui/section-card';
import { Spinner } from '@dasturxon/ui/spinner';
import { type ReactNode, Suspense } from 'react';

import { ownPart } from '../../domains/group/group.ts';
import { type Membership } from '../../domains/group/membership.ts';
import { useDeps } from '../../hosts/deps.ts';
import { useOrderFormats } from '../../i18n/labels/order-formats.ts';
import { go } from '../../router/navigation.ts';
import { lazyComponent } from '../../lazy/lazy-component.ts';
import { GroupPart } from './group-part.tsx';
import styles from './group.module.css';
import { useGroupActions } from './use-group-actions.ts';
import { useGroupParts } from './use-group-parts.ts';

const GroupPay = lazyComponent(
  () => import('./group-pay.tsx'),
  (module) => module.GroupPay,
);

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
      {own.isHost && canBeCanceled(group) ? (
        <PrimaryButton
          look={{ tone: 'danger' }}
          onClick={actions.cancel}
        >{t`Cancel the group order`}</PrimaryButton>
      ) : null}
      <NextStep membership={membership} group={group} own={own} actions={actions} total={total} />
    </div>
  );
}

const canBeCanceled = ({ state }: GroupOrder) => state === 'OPEN' || state === 'LOCKED';

function GroupCard({ group, actions }: { group: GroupOrder; actions: Actions }) {
  const { t } = useLingui();
  const { timeZone } = useDeps();
  const time = leftToRight(formatTime(group.deadline, timeZone));
  const number = group.order?.number ?? '';
  const isByEach = group.pays === 'EACH';
  const until = leftToRight(formatTime(group.payUntil ?? group.deadline, timeZone));
  const text = {
    OPEN: t`Dishes can be added until ${time}`,
    LOCKED: t`Closed: the host is placing the order`,
    PAYING: t`Order № ${number} is placed. It goes to the kitchen once everyone has paid.`,
    ORDERED:
      group.members[0]?.isPaid === null
        ? t`Order № ${number} is placed. The host pays; this is each one's share.`
        : t`Order № ${number}: everyone has paid, and it goes to the kitchen.`,
    RETURNED: t`Order № ${number} is canceled. Everyone who has paid gets their money back.`,
    CANCELED: t`The host has canceled this group order.`,
    EXPIRED: t`The time of this group order is over.`,
  }[group.state];
  return (
    <SectionCard title={t`Order together`}>
      <div className={styles.part}>
        <p className={styles.state} role="status">
          {text}
        </p>
        {group.state === 'OPEN' && isByEach ? <p>{t`Each pays their own part.`}</p> : null}
        {group.state === 'PAYING' ? (
          <p>{t`If not everyone has paid by ${until}, the order is canceled and the money goes back.`}</p>
        ) : null}
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
  membership: Membership;
  group: GroupOrder;
  own: GroupOrder['members'][number];
  actions: Actions;
  total: number;
};

/** Paying the own part, and the host's offer to pay for the others. */
function Paying({ membership, group, own, actions }: Omit<NextStepProps, 'total'>) {
  const { t } = useLingui();
  const format = useOrderFormats();
  const others = group.members.filter(({ id, isPaid }) => id !== own.id && isPaid === false);
  const rest = others.reduce((sum, { share }) => sum + (share ?? 0), 0);
  return (
    <>
      {own.isHost && rest > 0 ? (
        <PrimaryButton
          look={{ tone: 'quiet' }}
          busy={actions.isBusy}
          busyLabel={t`Loading`}
          price={format.money(rest)}
          onClick={actions.cover}
        >{t`Pay for the others`}</PrimaryButton>
      ) : null}
      {own.isPaid === false ? (
        <Suspense fallback={<Spinner label={t`Loading`} />}>
          <GroupPay membership={membership} own={own} />
        </Suspense>
      ) : null}
    </>
  );
}

/** The main button: the host's way to checkout, a member's "ready", and the end. */
function NextStep({ membership, group, own, actions, total }: NextStepProps) {
  const { t } = useLingui();
  const format = useOrderFormats();
  const { state } = group;
  if (isGroupOver(state))
    return (
      <ActionBar>
        <PrimaryButton onClick={actions.leave}>{t`Close`}</PrimaryButton>
      </ActionBar>
    );
  if (state === 'PAYING') return <Paying group={group} own={own} membership={membership} actions={actions} />;
  const note =
    group.pays === 'EACH'
      ? t`Choose an online payment at checkout: then everyone pays their own part, with a share of the delivery.`
      : t`Delivery, fees and discounts are shared when the order is placed.`;
  if (own.isHost)
    return (
      <ActionBar note={note}>
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
