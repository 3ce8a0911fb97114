import { Notice } from '@dasturxon/admin-ui/notice';
import { calculateTariff, unwrap } from '@dasturxon/core/api';
import { localize } from '@dasturxon/core/kernel';
import type { StaffSession } from '@dasturxon/core/staff';
import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';

import { priceText } from '../prices/price-text.ts';
import { api } from '../api/api.ts';
import { useCallError } from '../board/use-call-error.ts';
import { useLanguage } from '../i18n/use-language.ts';
import type { CallAddress } from './call.ts';

type Props = { address: CallAddress; session: StaffSession };

/** Whether and from where an address is delivered to, by the rule that orders are priced by (BO-173). */
export function ZoneCheck({ address: { latitude, longitude }, session }: Props) {
  const { t } = useLingui();
  const { language } = useLanguage();
  const { data: tariff, error } = useQuery({
    queryKey: ['zone', latitude, longitude],
    queryFn: async ({ signal }) =>
      unwrap(await api(calculateTariff, { body: { latitude, longitude }, signal })),
    staleTime: 0,
  });
  const failed = useCallError(error);
  if (failed !== '') return <Notice tone="bad">{failed}</Notice>;
  if (!tariff) return null;
  if (tariff.isInArea === false) return <Notice tone="bad">{t`Outside of the delivery zones`}</Notice>;
  const branch = localize(session.branches.find(({ id }) => id === tariff.branchId)?.name, language);
  const km = ((tariff.distance ?? 0) / 1000).toFixed(1);
  const price = tariff.price === null ? '' : priceText(tariff.price, language);
  return (
    <p role="status">
      {[branch, t`${km} km`, tariff.isTaximeter ? t`by the taximeter` : price].filter(Boolean).join(' · ')}
    </p>
  );
}
