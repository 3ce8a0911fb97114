import { useLingui } from '@lingui/react/macro';
import { BellIcon } from '@dasturxon/ui/icons';
import { PrimaryButton } from '@dasturxon/ui/primary-button';
import { SectionCard } from '@dasturxon/ui/section-card';
import { useAtom } from 'jotai';

import { canPush } from '../../../domains/account/offers/can-push.ts';
import { pushLaterAtom } from '../../../domains/account/offers/push-later.ts';
import { InstallOffer } from './install-offer.tsx';
import styles from './push.module.css';
import { usePush } from './use-push.ts';

type OrderOffersProps = { isBrought: boolean };

/** What a browser can do for who has ordered, one question at a time: its steps as notifications, else an icon (B36, B64). */
export function OrderOffers(props: OrderOffersProps) {
  return canPush() ? <PushOffer {...props} /> : <InstallOffer />;
}

function PushOffer({ isBrought }: OrderOffersProps) {
  const { t } = useLingui();
  const [isPutOff, putOff] = useAtom(pushLaterAtom);
  const push = usePush();
  if (push === undefined) return null;
  if (!push || push.isOn || isPutOff) return <InstallOffer />;
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
