import { giveToBranch, readOtherBranches, unwrap } from '@dasturxon/core/api';
import { canChangeBranch } from '@dasturxon/core/order';
import { isAtTill, type BoardOrder, type StaffSession } from '@dasturxon/core/staff';
import { useMutation, useQuery } from '@tanstack/react-query';

import { api } from '../api/api.ts';

/** Whether this person may give an order to another branch of theirs now. */
export const mayGive = (order: BoardOrder, { permissions, branches }: StaffSession): boolean =>
  permissions.includes('orders.edit') &&
  branches.length > 1 &&
  order.edit === null &&
  canChangeBranch({ ...order, isBeingFetched: order.delivery !== null, isAtTill: isAtTill(order.till) }).ok;

/** The branches that an order could be given to, as they are now. */
export const useOtherBranches = ({ id, version }: BoardOrder) =>
  useQuery({
    queryKey: ['other-branches', id, version],
    queryFn: async ({ signal }) => unwrap(await api(readOtherBranches, { params: { id }, signal })),
    staleTime: 0,
  });

/** Gives an order to a branch. A press that is sent again has the key of the first, so it acts once. */
export const useGiveToBranch = ({ id, version }: BoardOrder, put: (order: BoardOrder) => void) =>
  useMutation({
    mutationFn: async (branchId: string) => {
      const body = { branchId, expectedVersion: version };
      const idempotencyKey = [id, version, 'branch', branchId].join('.');
      return unwrap(await api(giveToBranch, { params: { id }, body, idempotencyKey }));
    },
    onSuccess: put,
  });
