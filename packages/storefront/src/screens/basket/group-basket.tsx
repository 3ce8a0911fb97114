import { useLingui } from '@lingui/react/macro';
import { Spinner } from '@dasturxon/ui/spinner';
import { useAtomValue, useStore } from 'jotai';
import { useEffect } from 'react';

import { groupOrderAtom } from '../../domains/group/group.ts';
import { groupAtom, type Membership } from '../../domains/group/membership.ts';
import { BasketRow } from '../../features/basket/basket-row.tsx';
import { useBasket } from '../../features/basket/use-basket.ts';
import styles from '../../features/group/group.module.css';
import { GroupForm } from '../../features/group/group-form.tsx';
import { groupSession } from '../../features/group/group-session.ts';
import { GroupView } from '../../features/group/group-view.tsx';

/** The basket of a guest who orders with others, or who has opened the link of a group (C6). */
export function GroupBasket({ link }: { link: string | null }) {
  const membership = useAtomValue(groupAtom);
  const [id = '', mark = ''] = link?.split('.') ?? [];
  if (membership && (link === null || membership.id === id)) return <OwnGroup membership={membership} />;
  return <GroupForm link={{ id, mark }} />;
}

function OwnGroup({ membership }: { membership: Membership }) {
  const { t } = useLingui();
  const store = useStore();
  const group = useAtomValue(groupOrderAtom);
  useEffect(() => {
    groupSession(store, membership);
  }, [store, membership]);
  if (group?.id !== membership.id) return <Spinner label={t`Loading`} />;
  return (
    <GroupView membership={membership} group={group}>
      <OwnDishes />
    </GroupView>
  );
}

function OwnDishes() {
  const { lines } = useBasket();
  return (
    <ul className={styles.list}>
      {lines.map((line) => (
        <BasketRow key={line.key} line={line} />
      ))}
    </ul>
  );
}
