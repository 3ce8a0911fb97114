import type { ExtraPageName } from '@dasturxon/core/content';
import { useLingui } from '@lingui/react/macro';
import { PageFrame } from '@dasturxon/ui/page-frame';
import { SectionCard } from '@dasturxon/ui/section-card';
import { useQuery } from '@tanstack/react-query';
import { useAtomValue } from 'jotai';
import type { ReactNode } from 'react';

import { useApi } from '../../domains/session/api.ts';
import { extraPageQuery } from '../../domains/content/content.ts';
import { AppLinks } from '../../features/content/app-links.tsx';
import { BrandText } from '../../features/content/brand-text.tsx';
import { DeliveryTerms } from '../../features/content/delivery-terms.tsx';
import { MenuButton } from '../../features/content/menu-button.tsx';
import { TextSkeleton } from '../../features/content/text-skeleton.tsx';
import { TableCode } from '../../features/table/table-code.tsx';
import { TablePicker } from '../../features/table/table-picker.tsx';
import { useTitle } from '../../i18n/use-title.ts';
import { back } from '../../router/navigation.ts';
import { settingsAtom } from '../../store/boot.ts';
import { hasFailed, Loaded } from '../loaded.tsx';
import { LazyMap } from '../map/lazy-map.tsx';
import { MissingPage } from '../not-found/missing-page.tsx';
import styles from './extra-screen.module.css';

/** The apps of the brand (RT-03). */
export function ExtraScreen() {
  const { t } = useLingui();
  return (
    <ExtraPage page="extra" title={t`Our app`}>
      <AppLinks />
    </ExtraPage>
  );
}

/** Delivery terms, zones and payments (RT-04). */
export function Extra2Screen() {
  const { t } = useLingui();
  return (
    <ExtraPage page="extra2" title={t`Delivery and payment`}>
      <DeliveryTerms Map={LazyMap} />
    </ExtraPage>
  );
}

/**
 * For guests who sit at a table (RT-05): its code, or branch, hall and table from lists. Where the merchant serves
 * tables it exists without the merchant's text too.
 */
export function Extr3Screen() {
  const { t } = useLingui();
  const isServed = useAtomValue(settingsAtom).services.includes('DINE_IN');
  const own = isServed ? (
    <>
      <SectionCard title={t`Where are you sitting?`}>
        <TablePicker />
      </SectionCard>
      <SectionCard>
        <TableCode />
      </SectionCard>
    </>
  ) : null;
  return (
    <ExtraPage page="extr3" title={t`Dine in`} isDineIn>
      {own}
    </ExtraPage>
  );
}

type ExtraPageProps = { page: ExtraPageName; title: string; isDineIn?: boolean; children?: ReactNode };

/** A page that the merchant fills; an empty one is no page at all (D3), unless it serves by itself. */
function ExtraPage({ page, title, isDineIn = false, children }: ExtraPageProps) {
  const { t } = useLingui();
  const extra = useQuery(extraPageQuery(useApi(), page));
  useTitle(title);
  const servesAlone = isDineIn && children !== null;
  if (extra.data === null && !servesAlone) return <MissingPage />;
  return (
    <PageFrame
      title={title}
      backLabel={t`Back`}
      onBack={() => back('/')}
      footer={hasFailed(extra) ? null : <MenuButton isDineIn={isDineIn} />}
    >
      <Loaded query={extra} waiting={<TextSkeleton label={t`Loading`} />}>
        {(found) => (found === null ? null : <BrandText text={found.text} hasWayOn />)}
      </Loaded>
      {children ? <div className={styles.own}>{children}</div> : null}
    </PageFrame>
  );
}
