import { AppFrame } from '@dasturxon/admin-ui/app-frame';
import { Button } from '@dasturxon/admin-ui/button';
import { localize } from '@dasturxon/core/kernel';
import type { StaffBranch, StaffSession } from '@dasturxon/core/staff';
import { useLingui } from '@lingui/react/macro';
import { clsx } from 'clsx';
import { type ReactNode, useState } from 'react';
import { Link, useLocation } from 'wouter';

import { SoundButton } from '../board/sound-button.tsx';
import { PauseBanners, PauseControl } from '../branches/branch-pauses.tsx';
import { LanguageSelect } from '../i18n/language-select.tsx';
import { useLanguage } from '../i18n/use-language.ts';
import { useSignOut } from '../session/session.ts';
import styles from './office-frame.module.css';

function Pages({ session }: { session: StaffSession }) {
  const { t } = useLingui();
  const [path] = useLocation();
  const pages = [
    { href: '/', label: t`Board`, isOffered: true },
    { href: '/stop-list', label: t`Stop-list`, isOffered: session.permissions.includes('stopList.write') },
  ].filter(({ isOffered }) => isOffered);
  return (
    <nav className={styles['pages']} aria-label={t`Pages`}>
      {pages.map(({ href, label }) => (
        <Link
          key={href}
          href={href}
          className={styles['page'] ?? ''}
          aria-current={path === href ? 'page' : undefined}
        >
          {label}
        </Link>
      ))}
    </nav>
  );
}

type Props = {
  session: StaffSession;
  putBranch: (branch: StaffBranch) => void;
  /** Tools of the page itself. */
  tools: ReactNode;
  children: ReactNode;
};

/** The frame of every page: where one is, whose brand, which branches are paused, and the way out. */
export function OfficeFrame({ session, putBranch, tools, children }: Props) {
  const { t } = useLingui();
  const { language } = useLanguage();
  const signOut = useSignOut();
  const [isMoreOpen, setMoreOpen] = useState(false);
  const brand = localize(session.brandName, language);
  return (
    <AppFrame
      title={[brand, session.name].filter(Boolean).join(' · ')}
      tools={
        <>
          <Pages session={session} />
          <div className={styles['tools']}>
            <SoundButton />
            <PauseControl session={session} putBranch={putBranch} />
            <div className={styles['more']}>
              <Button isExpanded={isMoreOpen} onPress={() => setMoreOpen(!isMoreOpen)}>
                {t`More`}
              </Button>
            </div>
            <div className={clsx(styles['tools'], styles['rest'], isMoreOpen && styles['open'])}>
              {tools}
              <LanguageSelect />
              <Button isPending={signOut.isPending} onPress={() => signOut.mutate()}>
                {t`Sign out`}
              </Button>
            </div>
          </div>
        </>
      }
    >
      <PauseBanners session={session} putBranch={putBranch} />
      {children}
    </AppFrame>
  );
}
