import { useLingui } from '@lingui/react/macro';
import { BannerStrip } from '@dasturxon/ui/banner-strip';
import { MenuHeader } from '@dasturxon/ui/menu-header';
import { StoryRow } from '@dasturxon/ui/story-row';
import { useAtomValue, useStore } from 'jotai';
import { memo } from 'react';
import { UserIcon } from '@dasturxon/ui/menu-icons';

import { useDeps } from '../hosts/deps.ts';
import { go } from '../router/navigation.ts';
import { brandNameAtom, pageAtom } from '../store/boot.ts';
import { lazyModule } from '../lazy/lazy-module.ts';
import { seenStoriesAtom } from '../domains/content/seen-stories.ts';
import { useStillShown } from './use-still-shown.ts';
import { useWhere } from './use-where.ts';
import { Link } from '../router/link.tsx';
import styles from './account-links.module.css';

const clicks = lazyModule(() => import('../domains/content/report-click.ts'));

/** The top of the menu: the brand, how and where, search; stories and banners under it. */
export const MenuTop = memo(function MenuTop() {
  const { t } = useLingui();
  const { openLink } = useDeps();
  const store = useStore();
  const count = (kind: 'banner' | 'story', id: string) =>
    void clicks.load().then(
      ({ reportClick }) => reportClick(store, { kind, id }),
      () => undefined,
    );
  const { merchant, settings, ...top } = useAtomValue(pageAtom);
  const banners = useStillShown(top.banners);
  const stories = useStillShown(top.stories);
  const seen = useAtomValue(seenStoriesAtom);
  const where = useWhere();
  const name = useAtomValue(brandNameAtom);
  const logo = settings.look.logo ?? merchant.logo;

  return (
    <>
      <MenuHeader
        brand={{ name, logo: logo ? { src: logo, width: 44, height: 44 } : null, href: '/' }}
        place={{ ...where, onWhere: () => go(where.href) }}
        search={{ label: t`Search`, href: '/search', onSearch: () => go('/search') }}
        aside={settings.layout.bottomNavigation ? null : <AccountLinks />}
      />
      <div>
        <h1 className="visually-hidden">{name}</h1>
        {stories.length > 0 ? (
          <StoryRow
            label={t`Stories`}
            onOpen={(id) => {
              count('story', id);
              go(`/?story=${id}`);
            }}
            items={stories.map(({ id, image, title }) => ({
              id,
              title,
              href: `/?story=${id}`,
              seen: seen.includes(id),
              picture: { src: image, width: 64, height: 64 },
            }))}
          />
        ) : null}
        {banners.length > 0 ? (
          <BannerStrip
            label={t`Offers`}
            items={banners.map(({ id, image, title, href }) => ({
              id,
              title,
              href,
              picture: { src: image, width: 720, height: 315 },
            }))}
            onOpen={(id) => {
              count('banner', id);
              openBanner(banners.find((banner) => banner.id === id)?.href, openLink);
            }}
          />
        ) : null}
      </div>
    </>
  );
});

/**
 * A banner leads to a page of the site, or to one that the merchant named: the link itself is the permission
 * (NAV-08).
 */
function openBanner(href: string | null | undefined, openLink: (url: string) => void) {
  if (!href) return;
  if (href.startsWith('/')) go(href);
  else openLink(href);
}

/** The way to the profile, from the top of the menu. */
function AccountLinks() {
  const { t } = useLingui();
  return (
    <Link className={styles.account} href="/profile" aria-label={t`Profile`}>
      <UserIcon />
    </Link>
  );
}
