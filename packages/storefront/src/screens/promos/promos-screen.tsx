import type { Session } from '@dasturxon/core/auth';
import { useLingui } from '@lingui/react/macro';
import { PageFrame } from '@dasturxon/ui/page-frame';
import { useQuery } from '@tanstack/react-query';
import { useAtomValue } from 'jotai';

import { ToMenuButton } from '../../i18n/to-menu-button.tsx';
import { useApi } from '../../domains/session/api.ts';
import { PromoList } from '../../features/promos/promo-list.tsx';
import { useTitle } from '../../i18n/use-title.ts';
import { useMissingMenu } from '../../menu/use-missing-menu.ts';
import { back } from '../../router/navigation.ts';
import { menuAtom } from '../../domains/menu/menu.ts';
import { forCustomers } from '../for-customers.tsx';
import { Loaded } from '../loaded.tsx';
import { whenOn } from '../when-on.tsx';
import { promosQuery } from '../../domains/content/promos.ts';

/** Promo codes of the customer (RT-27, SET-14). */
export const PromosScreen = whenOn('profile-promos', forCustomers('/profile/promos', Promos));

function Promos({ session }: { session: Session }) {
  const { t } = useLingui();
  const promos = useQuery(promosQuery(useApi(), session.user.id));
  useMissingMenu(useAtomValue(menuAtom) === null);
  useTitle(t`Promo codes`);
  return (
    <PageFrame title={t`Promo codes`} backLabel={t`Back`} onBack={() => back('/profile')}>
      <Loaded query={promos}>{(list) => <PromoList promos={list} action={<ToMenuButton />} />}</Loaded>
    </PageFrame>
  );
}
