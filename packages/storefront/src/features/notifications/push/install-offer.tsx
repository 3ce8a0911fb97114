import { useLingui } from '@lingui/react/macro';
import { PrimaryButton } from '@dasturxon/ui/primary-button';
import { SectionCard } from '@dasturxon/ui/section-card';
import { useAtom } from 'jotai';

import { installLaterAtom } from '../../../domains/account/offers/install-later.ts';
import { keptInstallPrompt } from '../../../hosts/install-prompt.ts';
import styles from './push.module.css';

/** Safari on a phone adds a page by its own menu alone; the property is there, and false, until it has. */
const isAddedByMenu = () => 'standalone' in navigator && navigator.standalone === false;

/** Offers, on the page of a placed order, an icon on the home screen, once (B64). */
export function InstallOffer() {
  const { t } = useLingui();
  const [isPutOff, putOff] = useAtom(installLaterAtom);
  const question = keptInstallPrompt();
  if (isPutOff || (!question && !isAddedByMenu())) return null;
  return (
    <SectionCard title={t`On your home screen`}>
      <div className={styles.offer}>
        <p>
          {question
            ? t`Add us to your home screen: the next order is one tap away, and the menu opens without a network.`
            : t`Tap “Share” in the browser, then “Add to Home Screen”: the next order is one tap away.`}
        </p>
        <div className={styles.buttons}>
          {question ? (
            <PrimaryButton
              look={{ small: true }}
              onClick={() => void question.prompt().then(() => putOff(true))}
            >
              {t`Add`}
            </PrimaryButton>
          ) : null}
          <PrimaryButton look={{ tone: 'quiet', small: true }} onClick={() => putOff(true)}>
            {t`Not now`}
          </PrimaryButton>
        </div>
      </div>
    </SectionCard>
  );
}
