import { useLingui } from '@lingui/react/macro';
import { Segmented } from '@dasturxon/ui/segmented';
import { useAtomValue, useSetAtom } from 'jotai';

import { settingsAtom } from '../../../store/boot.ts';
import { changeDraftAtom, serviceTypeAtom } from '../../../domains/checkout/order-draft.ts';
import { useOrderFormats } from '../../../i18n/labels/order-formats.ts';
import { Card } from './card.tsx';

/** How the food is had; not there where the merchant offers one way (SET-01). */
export function HowCard({ error }: { error: string | null }) {
  const { t } = useLingui();
  const format = useOrderFormats();
  const { services } = useAtomValue(settingsAtom);
  const serviceType = useAtomValue(serviceTypeAtom);
  const change = useSetAtom(changeDraftAtom);
  if (services.length < 2 && !error) return null;
  return (
    <Card place="how" error={error}>
      <Segmented
        label={t`Order type`}
        options={services.map((value) => ({ value, label: format.service(value) }))}
        value={serviceType}
        onChange={(chosen) => change({ serviceType: chosen, day: null, time: null })}
      />
    </Card>
  );
}
