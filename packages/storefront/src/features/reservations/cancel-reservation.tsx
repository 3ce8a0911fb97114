import type { Reservation } from '@dasturxon/core/content';
import { formatDate, leftToRight } from '@dasturxon/core/format';
import { useLingui } from '@lingui/react/macro';
import { ConfirmSheet } from '@dasturxon/ui/confirm-sheet';
import { PrimaryButton } from '@dasturxon/ui/primary-button';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useAtomValue, useSetAtom } from 'jotai';
import { useState } from 'react';

import { useApi } from '../../domains/session/api.ts';
import { cancelReservation } from '../../domains/tables/reservations.ts';
import { useDeps } from '../../hosts/deps.ts';
import { failureText } from '../../i18n/labels/failure-text.ts';
import { languageAtom } from '../../store/language.ts';
import { notifyAtom } from '../../store/notices.ts';
import { useOrderFormats } from '../../i18n/labels/order-formats.ts';

/** Gives a booking up after asking; its table is free again (D81). A failure leaves it as it was. */
export function CancelReservation({ reservation }: { reservation: Reservation }) {
  const { t, i18n } = useLingui();
  const { timeZone } = useDeps();
  const language = useAtomValue(languageAtom);
  const notify = useSetAtom(notifyAtom);
  const format = useOrderFormats();
  const cache = useQueryClient();
  const api = useApi();
  const [isAsking, ask] = useState(false);

  const cancel = useMutation({
    mutationFn: () => cancelReservation(api, reservation.id),
    onError: (failure) => notify({ tone: 'error', text: failureText(i18n, language, failure) }),
    onSettled: () => {
      ask(false);
      void cache.invalidateQueries({ queryKey: ['reservations'] });
    },
  });
  const name = reservation.branch?.name ? format.name(reservation.branch.name) : t`Booking`;
  return (
    <>
      <PrimaryButton
        look={{ tone: 'danger', narrow: true, small: true }}
        onClick={() => ask(true)}
      >{t`Cancel the booking`}</PrimaryButton>
      <ConfirmSheet
        open={isAsking}
        question={t`Are you sure?`}
        name={name}
        description={leftToRight(formatDate(reservation.time, { time: true }, timeZone))}
        labels={{ no: t`No`, yes: t`Yes`, close: t`Close` }}
        busy={cancel.isPending}
        onNo={() => ask(false)}
        onYes={() => cancel.mutate()}
      />
    </>
  );
}
