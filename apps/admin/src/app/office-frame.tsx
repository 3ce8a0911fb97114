import { AppFrame } from '@dasturxon/admin-ui/app-frame';
import { Button } from '@dasturxon/admin-ui/button';
import { localize } from '@dasturxon/core/kernel';
import type { StaffBranch, StaffSession } from '@dasturxon/core/staff';
import { useLingui } from '@lingui/react/macro';
import { clsx } from 'clsx';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { Link, useLocation } from 'wouter';

import { AlertList, AlertRoom } from '../alerts/alert-list.tsx';
import { SoundButton } from '../sound/sound-button.tsx';
import { PauseBanners, PauseControl, usePauseOpening } from '../branches/branch-pauses.tsx';
import { PageKeys } from '../keys/page-keys.tsx';
import { lock } from '../devices/use-idle-lock.ts';
import { LanguageSelect } from '../i18n/language-select.tsx';
import { useLanguage } from '../i18n/use-language.ts';
import { ConnectionBar } from '../offline/connection-bar.tsx';
import offline from '../offline/offline.module.css';
import { RefusedWrites } from '../offline/refused-writes.tsx';
import { SignOutButton } from '../offline/sign-out-button.tsx';
import { RefundAlarm } from '../refunds/refund-alarm.tsx';
import { DeletionBanner } from './deletion-banner.tsx';
import styles from './office-frame.module.css';
import { sectionsOf } from './sections.ts';

function Pages({ session }: { session: StaffSession }) {
  const { t, i18n } = useLingui();
  const [path] = useLocation();
  const row = useRef<HTMLElement>(null);
  useEffect(() => {
    row.current?.querySelector('[aria-current]')?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  }, []);
  return (
    <nav ref={row} className={styles['pages']} aria-label={t`Pages`}>
      {sectionsOf(session).map((section) => (
        <Link
          key={section.path}
          href={section.path}
          className={styles['page'] ?? ''}
          aria-current={path === section.path ? 'page' : undefined}
        >
          {i18n._(section.label)}
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

/** The frame of every page: navigation, brand, paused branches, sign-out. */
export function OfficeFrame({ session, putBranch, tools, children }: Props) {
  const { t } = useLingui();
  const { language } = useLanguage();
  const [isMoreOpen, setMoreOpen] = useState(false);
  const pause = usePauseOpening(session);
  const brand = localize(session.brandName, language);
  return (
    <AppFrame
      title={brand}
      person={session.name ?? ''}
      tools={
        <>
          <Pages session={session} />
          <div className={styles['more']}>
            <Button isExpanded={isMoreOpen} onPress={() => setMoreOpen(!isMoreOpen)}>
              {t`More`}
            </Button>
          </div>
          <div className={clsx(styles['tools'], styles['levers'])}>
            <SoundButton />
            <RefundAlarm session={session} />
            <div className={styles['lever']}>
              <PauseControl session={session} putBranch={putBranch} pause={pause} />
            </div>
            {session.isShared && <Button onPress={lock}>{t`Lock`}</Button>}
            <div className={clsx(styles['tools'], styles['own'], isMoreOpen && styles['open'])}>{tools}</div>
            <div className={clsx(styles['tools'], styles['rest'], isMoreOpen && styles['open'])}>
              <PageKeys session={session} onPause={pause.open} />
              <LanguageSelect />
              <SignOutButton session={session} />
            </div>
          </div>
        </>
      }
    >
      <div className={offline['over']}>
        <ConnectionBar session={session} />
        <RefusedWrites />
        <AlertList timeZone={session.timeZone} />
      </div>
      <DeletionBanner session={session} />
      <PauseBanners session={session} putBranch={putBranch} />
      {children}
      <AlertRoom />
    </AppFrame>
  );
}
