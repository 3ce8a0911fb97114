import type { Invitation } from '@dasturxon/core/api';
import { useLingui } from '@lingui/react/macro';
import { PrimaryButton } from '@dasturxon/ui/primary-button';
import { Sheet } from '@dasturxon/ui/sheet';
import { SkeletonRows } from '@dasturxon/ui/skeleton';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useAtomValue, useSetAtom, useStore } from 'jotai';
import { useEffect, useEffectEvent } from 'react';

import { askToSignIn } from '../../domains/account/sign-in-first.ts';
import { changeDraftAtom, orderDraftAtom } from '../../domains/checkout/order-draft.ts';
import { invitationAtom } from '../../domains/referral/invitation-atom.ts';
import { accept, invitationPath, invitationQuery } from '../../domains/referral/referral.ts';
import { useApi } from '../../domains/session/api.ts';
import { isSignedInAtom } from '../../domains/session/session.ts';
import { failureText } from '../../i18n/labels/failure-text.ts';
import { useOrderFormats } from '../../i18n/labels/order-formats.ts';
import { back } from '../../router/navigation.ts';
import { languageAtom } from '../../store/language.ts';
import styles from './invitation.module.css';

const close = () => back('/');

/** What an invited guest gets, and the way to accept it: signed in, before the first order (B31). */
export function InvitationSheet({ code }: { code: string }) {
  const { t } = useLingui();
  const store = useStore();
  const isSignedIn = useAtomValue(isSignedInAtom);
  const { data = null, error, isLoading } = useQuery(invitationQuery(useApi(), code));
  useKeptCode(code, data, isSignedIn);
  const accepting = useAccepting(code, isSignedIn && data !== null);
  const canSignIn = data !== null && !isSignedIn;
  const signIn = () => askToSignIn(store, invitationPath(code), { replace: false });
  return (
    <Sheet
      open
      header={{
        title: useTitleOf(data),
        closeLabel: t`Close`,
      }}
      onClose={close}
      footer={
        <PrimaryButton onClick={canSignIn ? signIn : close}>
          {canSignIn ? t`Sign in and accept` : t`To the menu`}
        </PrimaryButton>
      }
    >
      <div className={styles.text}>
        {data ? <Gifts invitation={data} /> : null}
        <Outcome isAccepted={accepting.isSuccess} error={error ?? accepting.error} />
        {isLoading ? <SkeletonRows label={t`Loading`} count={2} /> : null}
      </div>
    </Sheet>
  );
}

function useTitleOf(invitation: Invitation | null): string {
  const { t } = useLingui();
  const from = invitation?.from;
  return from ? t`${from} invites you` : t`You are invited`;
}

function Outcome({ isAccepted, error }: { isAccepted: boolean; error: Error | null }) {
  const { t, i18n } = useLingui();
  const language = useAtomValue(languageAtom);
  if (isAccepted) return <p role="status">{t`The invitation is accepted. Enjoy your first order!`}</p>;
  if (!error) return null;
  return (
    <p role="alert" className={styles.wrong}>
      {failureText(i18n, language, error)}
    </p>
  );
}

function Gifts({ invitation: { welcome, minimum, promoCode: code } }: { invitation: Invitation }) {
  const { t } = useLingui();
  const { money } = useOrderFormats();
  const [gift, least] = [money(welcome), money(minimum)];
  return (
    <>
      {welcome > 0 ? (
        <p className={styles.lead}>{t`After your first order you get ${gift} in points.`}</p>
      ) : null}
      {code ? (
        <p className={welcome > 0 ? undefined : styles.lead}>
          {t`Promo code ${code} will be applied to your order.`}
        </p>
      ) : null}
      {welcome > 0 && minimum > 0 ? (
        <p className={styles.quiet}>{t`The dishes of that order must come to at least ${least}.`}</p>
      ) : null}
    </>
  );
}

/** Keeps the code for a guest who signs in later, and puts the promo code into an order that has none. */
function useKeptCode(code: string, invitation: Invitation | null, isSignedIn: boolean) {
  const keep = useSetAtom(invitationAtom);
  const draft = useAtomValue(orderDraftAtom);
  const change = useSetAtom(changeDraftAtom);
  const promoCode = invitation?.promoCode ?? null;
  const onGift = useEffectEvent(() => {
    if (!isSignedIn) keep(code);
    if (promoCode !== null && draft.promoCode === '') change({ promoCode });
  });
  useEffect(() => {
    if (invitation) onGift();
  }, [invitation]);
}

function useAccepting(code: string, isReady: boolean) {
  const store = useStore();
  const accepting = useMutation({ mutationFn: () => accept(store, code) });
  const { mutate } = accepting;
  useEffect(() => {
    if (isReady) mutate();
  }, [isReady, mutate]);
  return accepting;
}
