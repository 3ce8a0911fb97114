import { payGroupPart, unwrap } from '@dasturxon/core/api';
import type { GroupMember } from '@dasturxon/core/group';
import { isPaidBeforehand } from '@dasturxon/core/order';
import { paymentIcon, type PaymentType } from '@dasturxon/core/payment';
import { useLingui } from '@lingui/react/macro';
import { ActionBar } from '@dasturxon/ui/action-bar';
import { ChoiceList } from '@dasturxon/ui/choice-list';
import { PaymentIcon } from '@dasturxon/ui/payment-icon';
import { PrimaryButton } from '@dasturxon/ui/primary-button';
import { SectionCard } from '@dasturxon/ui/section-card';
import { SkeletonRows } from '@dasturxon/ui/skeleton';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useAtomValue } from 'jotai';
import { useState } from 'react';

import { PLATFORM_OF } from '../../domains/checkout/platform.ts';
import type { Membership } from '../../domains/group/membership.ts';
import { paymentMethodsQuery } from '../../domains/payment/payment-methods.ts';
import { useApi } from '../../domains/session/api.ts';
import { useDeps } from '../../hosts/deps.ts';
import { failureText } from '../../i18n/labels/failure-text.ts';
import { useOrderFormats } from '../../i18n/labels/order-formats.ts';
import { usePaymentNames } from '../../i18n/labels/payment-labels.ts';
import { languageAtom } from '../../store/language.ts';
import { leaveToPay } from '../../domains/payment/leave-to-pay.ts';

/** Paying the own part of a group order, by one of the online methods of this shell (C6). */
export function GroupPay({ membership, own }: { membership: Membership; own: GroupMember }) {
  const { t, i18n } = useLingui();
  const language = useAtomValue(languageAtom);
  const nameOf = usePaymentNames();
  const format = useOrderFormats();
  const { chosen, choose, methods, pay } = useGroupPay(membership);
  if (!methods) return <SkeletonRows label={t`Loading`} count={2} />;
  const isConfirmedElsewhere = pay.isSuccess && chosen === 'CLICK_MINI_APP';
  return (
    <>
      <SectionCard title={t`How to pay`}>
        <ChoiceList<PaymentType>
          label={t`How to pay`}
          hideLabel
          options={methods.map(({ type, name }) => ({
            value: type,
            title: nameOf(type, name),
            icon: <PaymentIcon name={paymentIcon(type)} />,
          }))}
          value={chosen}
          error={pay.error ? failureText(i18n, language, pay.error) : null}
          onChange={choose}
        />
        {isConfirmedElsewhere ? <p role="status">{t`Confirm the payment in the Click app.`}</p> : null}
      </SectionCard>
      <ActionBar>
        <PrimaryButton
          price={format.money(own.share ?? 0)}
          busy={pay.isPending}
          busyLabel={t`Opening the payment`}
          disabled={chosen === null}
          onClick={() => pay.mutate()}
        >
          {t`Pay my part`}
        </PrimaryButton>
      </ActionBar>
    </>
  );
}

function useGroupPay({ id, memberId, token }: Membership) {
  const api = useApi();
  const deps = useDeps();
  const language = useAtomValue(languageAtom);
  const platform = PLATFORM_OF[deps.shell];
  const { data } = useQuery(paymentMethodsQuery(api, platform));
  const methods = data?.filter(({ type }) => isPaidBeforehand(type));
  const [picked, choose] = useState<PaymentType | null>(null);
  const chosen = picked ?? methods?.[0]?.type ?? null;
  const pay = useMutation({
    mutationFn: async () => {
      if (chosen === null) return;
      const body = { token, paymentType: chosen, platform, language };
      const page = unwrap(await api(payGroupPart, { params: { id, memberId }, body }));
      await leaveToPay(page, deps);
    },
    onError: () => deps.haptic('error'),
  });
  return { chosen, choose, methods, pay };
}
