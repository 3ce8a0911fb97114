import { allowsAnalytics } from '@dasturxon/core/merchant';
import { useLingui } from '@lingui/react/macro';
import { NoticeBar } from '@dasturxon/ui/notice-bar';
import { PrimaryButton } from '@dasturxon/ui/primary-button';
import { useAtom, useAtomValue } from 'jotai';
import { useEffect } from 'react';

import type { ScreenProps } from '../../app/routes/routes.ts';
import { countVisit, hasForeignScripts, loadScripts } from '../../features/analytics/load-scripts.ts';
import { pageAtom } from '../../store/boot.ts';
import { consentAtom } from '../../features/analytics/consent.ts';
import { useCommerceEvents } from '../../features/analytics/use-commerce-events.ts';

/**
 * Counts visits if the merchant enables it, after the page is loaded and, if the merchant requires it, after consent
 * (D80). Sign-in, checkout and profile share no document with a third-party script: after one has loaded they open in
 * a new document.
 */
export function AnalyticsLayer({ params }: ScreenProps) {
  const { t } = useLingui();
  const { settings, path: startedAt } = useAtomValue(pageAtom);
  const { analytics } = settings;
  const [consent, decide] = useAtom(consentAtom);
  const path = params['path'] ?? '/';
  const isAllowed = allowsAnalytics(path) && allowsAnalytics(startedAt);
  const isWanted = analytics.consentRequired ? consent === true : true;

  useEffect(() => {
    if (!allowsAnalytics(path) && hasForeignScripts()) location.reload();
    if (!isAllowed || !isWanted || !navigator.onLine) return;
    loadScripts(analytics);
    countVisit(analytics, path);
  }, [analytics, isAllowed, isWanted, path]);

  useCommerceEvents(path, {
    isCounted: !analytics.consentRequired || consent !== false,
    isReporting: isAllowed && isWanted && navigator.onLine,
  });

  if (!isAllowed || !analytics.consentRequired || consent !== null) return null;
  return (
    <NoticeBar text={t`May we count visits to improve our service?`}>
      <PrimaryButton look={{ small: true }} onClick={() => decide(true)}>{t`Yes, allow`}</PrimaryButton>
      <PrimaryButton
        look={{ small: true, tone: 'quiet' }}
        onClick={() => decide(false)}
      >{t`No`}</PrimaryButton>
    </NoticeBar>
  );
}
