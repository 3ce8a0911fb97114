import { type ApiError, readOrderLog, unwrap } from '@dasturxon/core/api';
import type { BoardOrder, OrderLog } from '@dasturxon/core/staff';
import { useQuery } from '@tanstack/react-query';

import { api } from '../api/api.ts';

/** What happened to an order and what its guest was sent; read again when the order changes. */
export const useOrderLog = ({ id, version }: BoardOrder, enabled: boolean) =>
  useQuery<OrderLog, ApiError>({
    queryKey: ['order-log', id, version],
    queryFn: async ({ signal }) => unwrap(await api(readOrderLog, { params: { id }, signal })),
    enabled,
    staleTime: 0,
    placeholderData: (before) => before,
  });
