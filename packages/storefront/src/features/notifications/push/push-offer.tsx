import { useLingui } from '@lingui/react/macro';
import { BellIcon } from '@dasturxon/ui/icons';
import { PrimaryButton } from '@dasturxon/ui/primary-button';
import { SectionCard } from '@dasturxon/ui/section-card';
import { useAtom } from 'jotai';

import { pushLaterAtom } from '../../../domains/account/push-later.ts';
import styles from './push.module.css';
import { usePush } from './use-push.ts';

/** Asks, on the page of a placed order, whether the guest wants its steps as notifications (B36). */
export function PushOffer({ isBrought }: { isBrought: boolean }) {
  const { t } = useLingui();
  const [isPutOff, putOff] = useAtom(pushLaterAtom);
  const push = usePush();
  if (!push || push.isOn || isPutOff) return null;
  return (
    <SectionCard title={t`Follow the order`}>
      <div className={styles.offer}>
        <p>
          {isBrought
            ? t`Get a notification when the restaurant accepts it and when the courier leaves, with this page closed.`
            : t`Get a notification when the restaurant accepts it and when it is ready, with this page closed.`}
        </p>
        <div className={styles.buttons}>
          <PrimaryButton
            look={{ small: true }}
            before={<BellIcon />}
            busy={push.isBusy}
            busyLabel={t`Loading`}
            onClick={() => push.turn(true)}
          >
            {t`Turn on`}
          </PrimaryButton>
          <PrimaryButton look={{ tone: 'quiet', small: true }} onClick={() => putOff(true)}>
            {t`Not now`}
          </PrimaryButton>
        </div>
      </div>
    </SectionCard>
  );
}
