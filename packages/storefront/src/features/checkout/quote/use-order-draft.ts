import { ApiError } from '@dasturxon/core/api';
import type { ServiceType } from '@dasturxon/core/order';
import { DEFAULT_PAYMENT } from '@dasturxon/core/payment';
import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { useAtomValue } from 'jotai';

import { lazyModule } from '../../../lazy/lazy-module.ts';
import { useApi } from '../../../domains/session/api.ts';
import { useSavedCards } from '../../../domains/payment/saved-cards.ts';
import { paymentMethodsQuery } from '../../../domains/payment/payment-methods.ts';
import { servingBranchQuery } from '../../../domains/checkout/slots.ts';
import { useZoneClock } from '../../../clock/use-zone-clock.ts';
import { useDeps } from '../../../hosts/deps.ts';
import { settingsAtom } from '../../../store/boot.ts';
import { cartLinesAtom } from '../../../domains/cart/cart.ts';
import { orderDraftAtom, serviceTypeAtom } from '../../../domains/checkout/order-draft.ts';
import { handoverAtom } from '../../../domains/checkout/handover.ts';
import { nearestBranchAtom } from '../../../domains/branches/nearest-branch.ts';
import { PLATFORM_OF, usePaymentPlatform } from '../../../domains/checkout/platform.ts';
import { offeredChoices, toOrderDraft } from '../../../domains/checkout/to-order-draft.ts';
import { withHandover } from '../../../domains/checkout/with-handover.ts';

const branchChoice = lazyModule(() => import('../../../domains/branches/serving-branches.ts'));

/** The branch that will make the order: the chosen one, or the nearest to the address; null where it is gone. */
function useServingBranch() {
  const serviceType = useAtomValue(serviceTypeAtom);
  const draft = useAtomValue(orderDraftAtom);
  const nearest = useAtomValue(nearestBranchAtom);
  const wanted =
    serviceType === 'DELIVERY' ? ((draft.address && nearest?.id) ?? null) : (draft.branchId ?? null);
  const { data, error, isLoading } = useQuery(servingBranchQuery(useApi(), wanted));
  const isGone = error instanceof ApiError && error.status === 404;
  const branchId = isGone ? null : wanted;
  return { branchId, branch: (branchId && data) || null, isLoading };
}

/**
 * The branch of the order, and whether it serves at this hour (D38): it does until both it and the clock are known.
 * While no branch is known, whether any of them does.
 */
export function useServing() {
  const serviceType = useAtomValue(serviceTypeAtom);
  const { now: clockNow, timeZone: zone } = useDeps();
  const clock = useZoneClock();
  const { branchId, branch, isLoading } = useServingBranch();
  const others = useServingBranches(serviceType, clock !== null && branchId === null);
  const now = clockNow();
  if (clock && branch)
    return {
      branchId,
      branch,
      isLoading,
      isNone: false,
      isOpenNow: clock.isBranchOpenNow(branch, serviceType, now, zone),
      opensAt: clock.nextOpening({ branch, serviceType, now, zone }),
    };
  if (clock && others)
    return { branchId, branch, isLoading, ...clock.servingOf(others, { serviceType, now, zone }) };
  return { branchId, branch, isLoading, isNone: false, isOpenNow: true, opensAt: null };
}

/** The branches that could make it. What reads them comes after the screen, as does the clock. */
function useServingBranches(serviceType: ServiceType, enabled: boolean) {
  const api = useApi();
  const cache = useQueryClient();
  const query = queryOptions({
    queryKey: ['branches', 'serving', serviceType],
    queryFn: async () =>
      (await branchChoice.load()).servingBranches({
        cache,
        api,
        serviceType,
      }),
    enabled,
  });
  return useQuery(query).data;
}

/** Ways to pay here and the guest's cards, and what is chosen: the guest's, else cash, else the first (D22). */
export function usePayment() {
  const platform = usePaymentPlatform();
  const { paymentType, cardId } = useAtomValue(orderDraftAtom);
  const query = useQuery(paymentMethodsQuery(useApi(), platform));
  const methods = query.data ?? [];
  const find = (type: string | null | undefined) => methods.find((method) => method.type === type);
  const chosen = find(paymentType) ?? find(DEFAULT_PAYMENT) ?? methods[0] ?? null;
  const cards = useSavedCards().filter(() => find('PAYME') !== undefined);
  const card = chosen?.type === 'PAYME' ? (cards.find(({ id }) => id === cardId) ?? null) : null;
  return { query, methods, chosen: chosen?.type ?? null, cards, card };
}

const isPhoneSized = () => matchMedia('(pointer: coarse)').matches;

/** The choices in wire format. */
export function useOrderDraft() {
  const { shell } = useDeps();
  const { features } = useAtomValue(settingsAtom);
  const choices = offeredChoices(useAtomValue(orderDraftAtom), features);
  const lines = useAtomValue(cartLinesAtom);
  const serviceType = useAtomValue(serviceTypeAtom);
  const handover = useAtomValue(handoverAtom);
  const { hasReceiver, sendCheque } = choices;
  const nearest = useAtomValue(nearestBranchAtom);
  const serving = useServing();
  const payment = usePayment();
  const later = choices.later || !serving.isOpenNow;
  const draft = withHandover(
    toOrderDraft(choices, {
      lines,
      serviceType,
      deliveryBranchId: nearest?.isChosen ? nearest.id : null,
      later,
      payment: payment.chosen,
      receiver: hasReceiver ? { name: choices.receiverName, phone: choices.receiverPhone } : null,
      sendCheque,
      platform: PLATFORM_OF[shell],
      isMobile: isPhoneSized(),
    }),
    handover,
    { serviceType, paymentType: payment.chosen ?? DEFAULT_PAYMENT },
  );
  // The guest's own choices: a branch that closes and a payment method that goes change the draft, not this.
  const nearestId = nearest?.isChosen ? nearest.id : null;
  const chosen = JSON.stringify([choices, lines, serviceType, handover, nearestId]);
  return { draft, chosen, serving, payment, later };
}
