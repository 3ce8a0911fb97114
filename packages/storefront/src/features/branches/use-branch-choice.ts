import { type Branch, branchesOfCity, pickDefaultBranch, pickupBranches } from '@dasturxon/core/branch';
import { type City, pickBranchCity } from '@dasturxon/core/delivery-area';
import { useAtomValue, useSetAtom } from 'jotai';
import { useMemo, useState } from 'react';

import { merchantAtom } from '../../store/boot.ts';
import { chosenBranchAtom } from '../../domains/branches/chosen-branch.ts';
import { changeDraftAtom, orderDraftAtom, serviceTypeAtom } from '../../domains/checkout/order-draft.ts';
import { useCloseSoon } from '../../store/use-close-soon.ts';

type Choosing = {
  branches: readonly Branch[];
  cities: readonly City[];
  canPick: (branch: Branch) => boolean;
  done: () => void;
};

/** Which branch is looked at and may be confirmed. Nothing is stored until it is (GEO-19, GEO-20). */
export function useBranchChoice({ branches, cities, canPick, done }: Choosing) {
  const draft = useAtomValue(orderDraftAtom);
  const { mainCityId } = useAtomValue(merchantAtom);
  const [wantedCityId, setCityId] = useState<string | null>(null);
  const [wantedId, select] = useState<string | null>(null);
  const store = useStoreBranch(done);

  const selectedCityId = wantedCityId ?? draft.cityId ?? null;
  const city = pickBranchCity(cities, { selectedId: selectedCityId, mainCityId });
  const listed = useMemo(
    () => branchesOfCity(pickupBranches(branches), cities.length > 0 ? (city?.id ?? null) : null),
    [branches, cities, city],
  );
  const selected = pickDefaultBranch(listed, wantedId ?? draft.branchId ?? null);

  return {
    city,
    listed,
    selected,
    setCityId,
    select,
    canConfirm: selected !== null && canPick(selected),
    confirm: (branch: Branch | null) => {
      if (branch && canPick(branch)) store(branch);
    },
  };
}

/** Makes a branch the order's own, and 100 ms later closes what it was chosen in (K-15). */
function useStoreBranch(done: () => void) {
  const serviceType = useAtomValue(serviceTypeAtom);
  const change = useSetAtom(changeDraftAtom);
  const remember = useSetAtom(chosenBranchAtom);
  const close = useCloseSoon(done);
  return ({ id, name, cityId }: Branch) => {
    const here = serviceType === 'DINE_IN' ? 'DINE_IN' : 'PICK_UP';
    change({
      branchId: id,
      hallId: null,
      tableId: null,
      serviceType: here,
      ...(cityId === null ? {} : { cityId }),
    });
    remember({ id, name });
    close();
  };
}

export type BranchChoice = ReturnType<typeof useBranchChoice>;
