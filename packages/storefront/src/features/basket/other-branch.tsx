import { useLingui } from '@lingui/react/macro';

type OtherBranchProps = { /** Under the dish, or above the way on. */ place: 'dish' | 'button' };

/** Why dishes of two branches are not one order, and what to do about it (B-74). */
export function OtherBranch({ place }: OtherBranchProps) {
  const { t } = useLingui();
  return place === 'dish'
    ? t`Another branch cooks this dish. Order it separately.`
    : t`One order comes from one branch. Remove the dishes of the other one to continue.`;
}
