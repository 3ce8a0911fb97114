import type { Referral } from '@dasturxon/core/api';
import { ShareIcon } from '@dasturxon/ui/icons';
import { PrimaryButton } from '@dasturxon/ui/primary-button';
import { SectionCard } from '@dasturxon/ui/section-card';
import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useSetAtom } from 'jotai';

import { invitationPath, referralQuery } from '../../../domains/referral/referral.ts';
import { useApi } from '../../../domains/session/api.ts';
import { useDeps } from '../../../hosts/deps.ts';
import { useOrderFormats } from '../../../i18n/labels/order-formats.ts';
import { notifyAtom } from '../../../store/notices.ts';
import styles from './loyalty-card.module.css';

/** The guest's invitation to friends: what both get, a link to send, and what it has brought (B31). */
export function InviteFriend({ userId }: { userId: string }) {
  const { t } = useLingui();
  const { data } = useQuery(referralQuery(useApi(), userId));
  const share = useShare();
  if (!data) return null;
  return (
    <SectionCard title={t`Invite a friend`}>
      <div className={styles.invite}>
        <Terms referral={data} />
        <PrimaryButton look={{ small: true }} before={<ShareIcon />} onClick={() => void share(data.code)}>
          {t`Send an invitation`}
        </PrimaryButton>
        <Brought referral={data} />
      </div>
    </SectionCard>
  );
}

function Terms({ referral: { welcome, reward, minimum, promoCode, left } }: { referral: Referral }) {
  const { t } = useLingui();
  const { money } = useOrderFormats();
  const [gift, own, least] = [money(welcome), money(reward), money(minimum)];
  const sentences = [
    welcome > 0 && t`Your friend gets ${gift} in points after the first order.`,
    promoCode !== null && t`Your friend’s first order gets the promo code ${promoCode}.`,
    reward > 0 && t`You get ${own} in points for each friend who has ordered.`,
    minimum > 0 && t`The first order must come to at least ${least}.`,
    reward > 0 && left === 0 && t`You have had all rewards of these 30 days. Friends still get theirs.`,
  ].filter((sentence) => sentence !== false);
  return (
    <ul className={styles.terms}>
      {sentences.map((sentence) => (
        <li key={sentence}>{sentence}</li>
      ))}
    </ul>
  );
}

function Brought({ referral: { invited, ordered, earned } }: { referral: Referral }) {
  const { t } = useLingui();
  const { money } = useOrderFormats();
  if (invited === 0) return null;
  const facts = [
    { label: t`Friends who came`, value: String(invited) },
    { label: t`Friends who ordered`, value: String(ordered) },
    { label: t`Earned`, value: money(earned) },
  ];
  return (
    <dl className={styles.brought}>
      {facts.map(({ label, value }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

function useShare() {
  const { t } = useLingui();
  const deps = useDeps();
  const notify = useSetAtom(notifyAtom);
  return async (code: string) => {
    const title = t`I invite you! Open the link before your first order.`;
    const became = await deps.share({ title, path: invitationPath(code) });
    if (became === 'copied') notify({ text: t`The link is copied`, tone: 'success' });
  };
}
