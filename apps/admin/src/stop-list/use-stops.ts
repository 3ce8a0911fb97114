import {
  type ApiError,
  readStops,
  returnCategory,
  returnDishes,
  returnModifier,
  returnProduct,
  stopCategory,
  stopDishes,
  stopModifier,
  stopProduct,
  unwrap,
} from '@dasturxon/core/api';
import type { StoppedAt, StopListSection, StopTerm } from '@dasturxon/core/staff';
import { useMutation, useQuery } from '@tanstack/react-query';

import { api } from '../api/api.ts';
import { queryClient } from '../api/query-client.ts';
import { readKeptStops, saveStops } from '../offline/office-store.ts';
import { useWrite } from '../offline/use-offline.ts';
import { useRepeatKeys } from '../api/use-repeat-keys.ts';

const STOPS_KEY = 'stops';
/** Stops of colleagues and products that return by themselves are shown within this many milliseconds. */
const REFRESH_MS = 5_000;

/** The products of a branch; without a network those that the device has kept. */
async function readProducts(branchId: string, signal: AbortSignal): Promise<StopListSection[]> {
  const { data, error } = await api(readStops, { params: { id: branchId }, signal });
  if (error === null) {
    void saveStops(branchId, data).catch(() => undefined);
    return data;
  }
  const kept = error.status === 0 ? await readKeptStops(branchId).catch(() => null) : null;
  if (kept === null) throw error;
  return kept;
}

/** The products of a branch with their stops. */
export const useStops = (branchId: string, refreshMs = REFRESH_MS) =>
  useQuery<StopListSection[], ApiError>({
    queryKey: [STOPS_KEY, branchId],
    queryFn: ({ signal }) => readProducts(branchId, signal),
    refetchInterval: refreshMs,
  });

const refresh = () => queryClient.invalidateQueries({ queryKey: [STOPS_KEY] });

/** What can be taken off sale. */
export type Subject = { kind: 'PRODUCT' | 'CATEGORY' | 'MODIFIER'; id: string; name: string };

/** A stop as it is chosen; without a branch it is for all of the person's. */
export type Stop = {
  branchId?: string;
  term: StopTerm;
  until: string | null;
  left: number | null;
  reason: string;
};

const STOP = { PRODUCT: stopProduct, CATEGORY: stopCategory, MODIFIER: stopModifier } as const;
const RETURN = { PRODUCT: returnProduct, CATEGORY: returnCategory, MODIFIER: returnModifier } as const;

const isLost = (error: ApiError | null): boolean => error?.status === 0;

/**
 * Takes something off sale. Returns where, and which orders in flight need it. Without a network the plain stop of a product
 * is queued, and nothing is returned.
 */
export function useStop({ kind, id, name }: Subject) {
  const keyOf = useRepeatKeys();
  const write = useWrite();
  return useMutation({
    mutationFn: async (body: Stop) => {
      const idempotencyKey = keyOf({ kind, id, ...body });
      const answer = await api(STOP[kind], { params: { id }, body, idempotencyKey });
      const { branchId = null, term, reason } = body;
      if (!isLost(answer.error) || kind !== 'PRODUCT' || term === 'DATE' || term === 'LEFT')
        return unwrap(answer);
      const decided = { kind: 'STOP' as const, productId: id, branchId, term, reason };
      await write({ write: decided, label: name, expectedVersion: null });
      return [];
    },
    onSuccess: refresh,
  });
}

type Several = { ids: readonly string[] };

/** Takes several dishes off sale; the plain list of stops shows them. */
export function useStopDishes() {
  const keyOf = useRepeatKeys();
  return useMutation<StoppedAt[], ApiError, Stop & Several>({
    mutationFn: async ({ ids, ...stop }) => {
      const body = { ...stop, ids: [...ids] };
      return unwrap(await api(stopDishes, { body, idempotencyKey: keyOf(body) }));
    },
    onSuccess: refresh,
  });
}

/** Puts several dishes back on sale. */
export function useReturnDishes() {
  const keyOf = useRepeatKeys();
  return useMutation<unknown, ApiError, Several & Pick<Stop, 'branchId'>>({
    mutationFn: async ({ ids, ...place }) => {
      const body = { ...place, ids: [...ids] };
      return unwrap(await api(returnDishes, { body, idempotencyKey: keyOf(body) }));
    },
    onSuccess: refresh,
  });
}

type Place = Subject & { branchId: string };

/** Where an undo puts back what a stop took off sale: the choice, or the products that were on sale before. */
export const placesBefore = (subject: Subject, stoppedAt: readonly StoppedAt[]): Place[] =>
  stoppedAt.flatMap(({ branchId, productIds }) =>
    subject.kind === 'MODIFIER'
      ? [{ ...subject, branchId }]
      : productIds.map((id) => ({ kind: 'PRODUCT' as const, id, name: subject.name, branchId })),
  );

/** Puts things back on sale at branches; without a network the return of a product is queued. */
export function useReturn() {
  const write = useWrite();
  return useMutation({
    mutationFn: async (places: readonly Place[]) => {
      for (const { kind, id, name, branchId } of places) {
        const answer = await api(RETURN[kind], { params: { id }, query: { branchId } });
        if (!isLost(answer.error) || kind !== 'PRODUCT') unwrap(answer);
        else {
          const decided = { kind: 'RETURN' as const, productId: id, branchId };
          await write({ write: decided, label: name, expectedVersion: null });
        }
      }
    },
    onSuccess: refresh,
  });
}
