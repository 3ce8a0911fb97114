import type { Branch } from '@dasturxon/core/branch';
import { useLingui } from '@lingui/react/macro';
import { PrimaryButton } from '@dasturxon/ui/primary-button';
import { useQuery } from '@tanstack/react-query';
import { useAtomValue, useSetAtom } from 'jotai';

import { useApi } from '../../data/api.ts';
import { branchesQuery } from '../../data/branches.ts';
import { citiesQuery } from '../../data/cities.ts';
import { regionsQuery } from '../../data/regions.ts';
import { useZoneClock } from '../../data/use-zone-clock.ts';
import { useDeps } from '../../deps.ts';
import { merchantAtom, settingsAtom } from '../../state/boot.ts';
import { chosenBranchAtom } from '../../state/chosen-branch.ts';
import { nearestBranchAtom } from '../../state/nearest-branch.ts';
import { changeDraftAtom, orderDraftAtom } from '../../state/order-draft.ts';
import { useOrderWords } from '../../state/use-order-words.ts';

/** For a delivery whose branch is closed now: another branch that delivers now, else one to pick up from (T37). */
export function OpenInstead() {
  const { t } = useLingui();
  const words = useOrderWords();
  const offer = useOffer();
  const change = useSetAtom(changeDraftAtom);
  const setNearest = useSetAtom(nearestBranchAtom);
  const remember = useSetAtom(chosenBranchAtom);
  if (!offer) return null;
  const { branch, serviceType, meters } = offer;
  const name = words.name(branch.name);
  const now = { later: false, day: null, time: null };

  const deliver = () => {
    setNearest({ id: branch.id, name: branch.name, distance: Math.round(meters), isChosen: true });
    change(now);
  };
  const pickUp = ({ id }: Branch) => {
    remember({ id, name: branch.name });
    change({ ...now, serviceType: 'PICK_UP', branchId: id });
  };
  return (
    <PrimaryButton tone="quiet" onClick={() => (serviceType === 'DELIVERY' ? deliver() : pickUp(branch))}>
      {serviceType === 'DELIVERY' ? t`Deliver now from ${name}` : t`Pick up now at ${name}`}
    </PrimaryButton>
  );
}

function useOffer() {
  const { now, timeZone: zone } = useDeps();
  const clock = useZoneClock();
  const api = useApi();
  const branches = useQuery(branchesQuery(api)).data;
  const regions = useQuery(regionsQuery(api)).data;
  const cities = useQuery(citiesQuery(api, useAtomValue(merchantAtom).id)).data;
  const { services } = useAtomValue(settingsAtom);
  const { address } = useAtomValue(orderDraftAtom);
  if (!clock || !branches || !regions || !cities || !address) return null;
  const point = { lat: address.latitude, lon: address.longitude };
  const places = { cities, regions };
  return clock.openInstead({ branches, address: point, places, services, now: now(), zone });
}
