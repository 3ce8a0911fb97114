import type { Branch } from '@dasturxon/core/branch';
import { menuMoment } from '@dasturxon/core/catalog';
import { zonesAt } from '@dasturxon/core/delivery-area';
import { useLingui } from '@lingui/react/macro';
import { PrimaryButton } from '@dasturxon/ui/primary-button';
import { useQuery } from '@tanstack/react-query';
import { useAtomValue, useSetAtom } from 'jotai';

import { useApi } from '../../../domains/session/api.ts';
import { branchesQuery } from '../../../domains/branches/branches.ts';
import { citiesQuery } from '../../../domains/branches/cities-query.ts';
import { useZoneClock } from '../../../clock/use-zone-clock.ts';
import { useDeps } from '../../../hosts/deps.ts';
import { merchantAtom, settingsAtom } from '../../../store/boot.ts';
import { chosenBranchAtom } from '../../../domains/branches/chosen-branch.ts';
import { nearestBranchAtom } from '../../../domains/branches/nearest-branch.ts';
import { changeDraftAtom, orderDraftAtom } from '../../../domains/checkout/order-draft.ts';
import { useOrderFormats } from '../../../i18n/labels/order-formats.ts';
import { regionsQuery } from '../../../domains/addresses/regions.ts';

/** For a delivery whose branch is closed now: another branch that delivers now, else one to pick up from (T37). */
export function OpenInstead() {
  const { t } = useLingui();
  const format = useOrderFormats();
  const offer = useOffer();
  const change = useSetAtom(changeDraftAtom);
  const setNearest = useSetAtom(nearestBranchAtom);
  const remember = useSetAtom(chosenBranchAtom);
  if (!offer) return null;
  const { branch, serviceType, meters } = offer;
  const name = format.name(branch.name);
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
    <PrimaryButton
      look={{ tone: 'quiet' }}
      onClick={() => (serviceType === 'DELIVERY' ? deliver() : pickUp(branch))}
    >
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
  const places = { cities, regions: zonesAt(regions, menuMoment(now(), zone)) };
  return clock.openInstead({ branches, address: point, places, services, now: now(), zone });
}
