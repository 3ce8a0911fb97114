import type { OfferedServiceType } from '@dasturxon/core/order';
import { useLingui } from '@lingui/react/macro';

/** Names the services that sell a dish, as “Only: Pick-up” (BO-434); empty for null, where every service of the three does. */
export function useSoldBy(): (services: readonly OfferedServiceType[] | null) => string {
  const { t } = useLingui();
  const names = { DELIVERY: t`Delivery`, PICK_UP: t`Pick-up`, DINE_IN: t`Dine in` };
  return (services) => {
    const [one, other] = (services ?? []).map((service) => names[service]);
    if (one === undefined) return '';
    return other === undefined ? t`Only: ${one}` : t`Only: ${one}, ${other}`;
  };
}
