import { Notice } from '@dasturxon/admin-ui/notice';
import { useLingui } from '@lingui/react/macro';

import { OfficeFrame } from '../app/office-frame.tsx';
import type { SessionProps } from '../session/session-props.ts';
import { BotCard } from './bot-card.tsx';
import { TextsCard } from './bot-texts/texts-card.tsx';
import { StaffCard } from './bot-staff/staff-card.tsx';
import { NotReadYet } from './not-read-yet.tsx';
import styles from './connections.module.css';
import { PaymentCard } from './payment-card.tsx';
import { SmsCard } from './sms-card.tsx';
import { SystemsPart } from './systems/systems-part.tsx';
import { useConnections } from './use-connections.ts';

function Cards({ zone }: { zone: string }) {
  const { t } = useLingui();
  const { data, error, refetch } = useConnections();
  if (!data) return <NotReadYet error={error} retry={() => void refetch()} />;
  return (
    <>
      <p className={styles['quiet']}>
        {t`Secrets are set or replaced here and are never shown again. Changes act at once.`}
      </p>
      <h2 className={styles['title']}>{t`Payments`}</h2>
      {data.payments.map((payment) => (
        <PaymentCard key={payment.type} payment={payment} zone={zone} />
      ))}
      <h2 className={styles['title']}>{t`Messages`}</h2>
      <SmsCard sms={data.sms} zone={zone} />
      <BotCard isSet={data.bot.isSet} />
      <TextsCard />
      <StaffCard />
      <SystemsPart zone={zone} />
    </>
  );
}

/** Accounts of payments, SMS, the bot, the till, aggregators and amoCRM. An owner's page. */
export function ConnectionsScreen({ session, putBranch }: SessionProps) {
  const { t } = useLingui();
  return (
    <OfficeFrame session={session} putBranch={putBranch} tools={null}>
      <div className={styles['page']}>
        {session.permissions.includes('connections.write') ? (
          <Cards zone={session.timeZone} />
        ) : (
          <Notice>{t`An owner sets the connections.`}</Notice>
        )}
      </div>
    </OfficeFrame>
  );
}
