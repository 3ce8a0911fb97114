import {
  type Api,
  gradeOrder as gradeOrderEndpoint,
  gradeProduct as gradeProductEndpoint,
  listReviews,
  type OrderDetails,
  PAGE_SIZE,
  unwrap,
} from '@dasturxon/core/api';
import type { Review } from '@dasturxon/core/catalog';
import { infiniteQueryOptions } from '@tanstack/react-query';

/** Stars, 1 to 5, and perhaps a word. */
type Grade = { grade: number; comment: string | null };

/** Reviews of a product, page by page, newest first. */
export const reviewsQuery = (api: Api, productId: string) =>
  infiniteQueryOptions({
    queryKey: ['reviews', productId],
    queryFn: async ({ signal, pageParam }) => {
      const query = { page: pageParam, size: PAGE_SIZE };
      return unwrap(await api(listReviews, { params: { id: productId }, query, signal }));
    },
    initialPageParam: 0,
    getNextPageParam: (last, pages) => (last.length < PAGE_SIZE ? null : pages.length),
    staleTime: 60_000,
  });

/** Sends a buyer's review of a product; a second one replaces the first. */
export async function gradeProduct(api: Api, productId: string, given: Grade): Promise<Review> {
  return unwrap(await api(gradeProductEndpoint, { body: { productId, ...given } }));
}

/** Grades a closed order, once, with pictures that were sent before (B34). */
export async function gradeOrder(
  api: Api,
  id: string,
  { pictures, ...given }: Grade & { pictures: readonly string[] },
): Promise<OrderDetails> {
  // A server of before the release does not know the field.
  const body = { ...given, ...(pictures.length > 0 && { pictures: [...pictures] }) };
  return unwrap(await api(gradeOrderEndpoint, { params: { id }, body }));
}
