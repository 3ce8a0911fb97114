import {
  type ApiError,
  apologiseForReview,
  hideReview,
  messageReviewer,
  readApologyLimit,
  readReviews,
  replyToReview,
  REVIEW_PAGE,
  setApologyLimit,
  showReview,
  unwrap,
} from '@dasturxon/core/api';
import type { GuestReview, HideReason } from '@dasturxon/core/staff';
import { useInfiniteQuery, useMutation, useQuery } from '@tanstack/react-query';

import { api } from '../api/api.ts';
import { queryClient } from '../api/query-client.ts';

/** WAITING: without a reply. */
export type Shown = 'WAITING' | 'ALL';
/** LOWEST: the fewest stars first. */
export type Sort = 'NEWEST' | 'LOWEST';

/** The reviews of the own branches, page by page. */
export const useReviews = (show: Shown, sort: Sort) =>
  useInfiniteQuery<GuestReview[], ApiError, GuestReview[], string[], string | null>({
    queryKey: ['reviews', show, sort],
    queryFn: async ({ pageParam, signal }) => {
      const query = { show, sort, ...(pageParam !== null && { before: pageParam }) };
      return unwrap(await api(readReviews, { query, signal }));
    },
    initialPageParam: null,
    getNextPageParam: (page) => (page.length < REVIEW_PAGE ? null : (page.at(-1)?.id ?? null)),
    select: ({ pages }) => pages.flat(),
    staleTime: 0,
  });

const change = <Asked>(mutationFn: (asked: Asked) => Promise<unknown>) => ({
  mutationFn,
  onSuccess: () => queryClient.invalidateQueries({ queryKey: ['reviews'] }),
});

/** Sends the reply to a review. */
export const useReply = (id: string) =>
  useMutation(
    change(async (text: string) => unwrap(await api(replyToReview, { params: { id }, body: { text } }))),
  );

/** Sends a message to the guest of a review. */
export const useMessage = (id: string) =>
  useMutation(
    change(async (text: string) => unwrap(await api(messageReviewer, { params: { id }, body: { text } }))),
  );

/** Gives the guest of a review points. */
export const useApology = (id: string) =>
  useMutation(
    change(async (amount: number) =>
      unwrap(await api(apologiseForReview, { params: { id }, body: { amount } })),
    ),
  );

/** Hides a review from guests. */
export const useHide = (id: string) =>
  useMutation(
    change(async (reason: HideReason) => unwrap(await api(hideReview, { params: { id }, body: { reason } }))),
  );

/** Shows a hidden review to guests again. */
export const useShow = (id: string) =>
  useMutation(change<void>(async () => unwrap(await api(showReview, { params: { id } }))));

/** The most points of an apology. */
export const useApologyLimit = () =>
  useQuery<number, ApiError>({
    queryKey: ['reviews', 'apologyLimit'],
    queryFn: async ({ signal }) => unwrap(await api(readApologyLimit, { signal })).limit,
  });

/** Sets the most points of an apology. */
export const useSetApologyLimit = () =>
  useMutation(change(async (limit: number) => unwrap(await api(setApologyLimit, { body: { limit } }))));
