import { ApiError } from '@dasturxon/core/api';
import { useLingui } from '@lingui/react/macro';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useAtomValue, useStore } from 'jotai';
import { useRef, useState } from 'react';

import { useApi } from '../../domains/session/api.ts';
import { bookTable, type Booking } from '../../domains/tables/reservations.ts';
import { askToSignIn } from '../../domains/account/sign-in-first.ts';
import { useDeps } from '../../hosts/deps.ts';
import { go } from '../../router/navigation.ts';
import { newId } from '../../store/new-id.ts';
import { notifyAtom } from '../../store/notices.ts';
import { draftAfterBooking, reservationDraftAtom } from '../../domains/tables/reservation-draft.ts';
import { isSignedInAtom } from '../../domains/session/session.ts';
import type { BookingChoice } from './use-booking.ts';

/** The cards of the form; an error is shown at its card. */
export type BookingPlace = 'where' | 'guests' | 'when' | 'button';

const PLACE_OF: Readonly<Record<string, BookingPlace>> = {
  'serviceType.unavailable': 'where',
  'branch.notFound': 'where',
  'reservation.notFound': 'guests',
  'reservation.taken': 'when',
  'slot.past': 'when',
  'slot.tooFar': 'when',
  'slot.outsideHours': 'when',
};

/** The place of a failure on the form. */
export const placeOfFailure = (failure: unknown): BookingPlace =>
  (failure instanceof ApiError ? PLACE_OF[failure.code] : undefined) ?? 'button';

/** Books what is chosen: once per tap, and for a guest after signing in; then to the bookings (SCR-13, SES-12). */
export function useBookTable(choice: BookingChoice) {
  const { t } = useLingui();
  const store = useStore();
  const api = useApi();
  const cache = useQueryClient();
  const { haptic } = useDeps();
  const isSignedIn = useAtomValue(isSignedInAtom);
  const attempt = useRef({ body: '', key: '' });
  const [triedWith, setTriedWith] = useState('');

  const booking = useMutation({
    mutationFn: (body: Booking) => {
      const text = JSON.stringify(body);
      if (attempt.current.body !== text) attempt.current = { body: text, key: newId() };
      return bookTable(api, body, attempt.current.key);
    },
    onSuccess: () => {
      haptic('success');
      store.set(reservationDraftAtom, draftAfterBooking);
      store.set(notifyAtom, { tone: 'success', text: t`We will confirm your booking soon.` });
      void cache.invalidateQueries({ queryKey: ['reservations'] });
      go('/profile/reservations', { replace: true });
    },
    onError: () => haptic('error'),
  });

  const { branch, slot, tableId, chairs, comment } = choice;
  const chosen = JSON.stringify([branch?.id, slot?.at, tableId, chairs]);
  return {
    isBusy: booking.isPending,
    /** Why it was refused; nothing once something else is chosen. */
    failure: triedWith === chosen ? booking.error : null,
    book: () => {
      if (!branch || !slot || booking.isPending) return;
      setTriedWith(chosen);
      if (!isSignedIn) {
        store.set(notifyAtom, { text: t`Sign in to book: your choices will be kept.` });
        return askToSignIn(store, '/reservations', { replace: false });
      }
      booking.mutate({
        branchId: branch.id,
        tableId,
        chairs,
        time: slot.at.toISOString(),
        until: null,
        comment: comment.trim() || null,
      });
    },
  };
}
