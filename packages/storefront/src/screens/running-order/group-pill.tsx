import { useLingui } from '@lingui/react/macro';
import { BagIcon } from '@dasturxon/ui/icons';
import { OrderPill } from '@dasturxon/ui/order-pill';
import { useAtomValue, useStore } from 'jotai';
import { useEffect } from 'react';

import type { Membership } from '../../domains/group/membership.ts';
import { groupSession } from '../../features/group/group-session.ts';
import { go } from '../../router/navigation.ts';
import { settingsAtom } from '../../store/boot.ts';

/** The way back to a group order for a member with an empty basket, which has no button of its own (C6). */
export function GroupPill({ membership }: { membership: Membership }) {
  const { t } = useLingui();
  const store = useStore();
  // On a page that was opened anew the dishes of the menu go into the part from here on.
  useEffect(() => {
    groupSession(store, membership);
  }, [store, membership]);
  const { bottomNavigation } = useAtomValue(settingsAtom).layout;
  return (
    <OrderPill
      label={t`Group order`}
      href="/basket"
      text={t`Back to the group order`}
      detail={t`Add your dishes from the menu`}
      icon={<BagIcon size={20} />}
      above={{ nav: bottomNavigation }}
      onOpen={() => go('/basket')}
    />
  );
}
