import type { ExtraPageName } from '@dasturxon/core/content';
import { useLingui } from '@lingui/react/macro';
import { PageFrame } from '@dasturxon/ui/page-frame';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';

import { useApi } from '../../data/api.ts';
import { extraPageQuery } from '../../data/content.ts';
import { AppLinks } from '../../features/content/app-links.tsx';
import { BrandText } from '../../features/content/brand-text.tsx';
import { MenuButton } from '../../features/content/menu-button.tsx';
import { TextSkeleton } from '../../features/content/text-skeleton.tsx';
import { useTitle } from '../../i18n/use-title.ts';
import { back } from '../../router/navigation.ts';
import { Loaded } from '../loaded.tsx';
import { MissingPage } from '../not-found/missing-page.tsx';

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
  return <ExtraPage page="extra2" title={t`Delivery and payment`} />;
}

/** For guests who sit at a table (RT-05): from here the order is for the restaurant. */
export function Extr3Screen() {
  const { t } = useLingui();
  return <ExtraPage page="extr3" title={t`In the restaurant`} isDineIn />;
}

type ExtraPageProps = { page: ExtraPageName; title: string; isDineIn?: boolean; children?: ReactNode };

/** A page that the merchant fills; an empty one is no page at all (D3). */
function ExtraPage({ page, title, isDineIn, children }: ExtraPageProps) {
  const { t } = useLingui();
  const extra = useQuery(extraPageQuery(useApi(), page));
  useTitle(title);
  if (extra.data === null) return <MissingPage />;
  return (
    <PageFrame
      title={title}
      backLabel={t`Back`}
      onBack={() => back('/')}
      footer={<MenuButton isDineIn={isDineIn} />}
    >
      <Loaded query={extra} waiting={<TextSkeleton label={t`Loading`} />}>
        {(found) => <BrandText text={found?.text ?? null} />}
      </Loaded>
      {children}
    </PageFrame>
  );
}
