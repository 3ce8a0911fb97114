import { EXPEDITER, type KitchenSetup, WHOLE_KITCHEN } from '@dasturxon/core/kitchen';
import { useLingui } from '@lingui/react/macro';

/** The name of a station by its id. */
export function useStationName({ stations }: KitchenSetup): (id: string) => string {
  const { t } = useLingui();
  return (id) => {
    if (id === WHOLE_KITCHEN) return t`Whole kitchen`;
    if (id === EXPEDITER) return t`Expediter`;
    return stations.find((station) => station.id === id)?.name ?? id;
  };
}
