import { type ApiError, readReviews, replyToReview, REVIEW_PAGE, unwrap } from '@dasturxon/core/api';
import type { GuestReview } from '@dasturxon/core/staff';
import { useInfiniteQuery, useMutation } from '@tanstack/react-query';

import { api } from '../api/api.ts';
import { queryClient } from '../api/query-client.ts';

/** WAITING: without a reply. */
export type Shown = 'WAITING' | 'ALL';

/** The reviews of the own branches, page by page, newest first. */
export const useReviews = (show: Shown) =>
  useInfiniteQuery<GuestReview[], ApiError, GuestReview[], string[], string | null>({
    queryKey: ['reviews', show],
    queryFn: async ({ pageParam, signal }) => {
      const query = { show, ...(pageParam !== null && { before: pageParam }) };
      return unwrap(await api(readReviews, { query, signal }));
    },
    initialPageParam: null,
    getNextPageParam: (page) => (page.length < REVIEW_PAGE ? null : (page.at(-1)?.id ?? null)),
    select: ({ pages }) => pages.flat(),
    staleTime: 0,
  });

/** Sends the reply to a review. */
export const useReply = (id: string) =>
  useMutation({
    mutationFn: async (text: string) => unwrap(await api(replyToReview, { params: { id }, body: { text } })),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: ['reviews'] }),
  });
