import { SelectField } from '@dasturxon/admin-ui/select-field';
import { useLingui } from '@lingui/react/macro';

import { useStored } from '../app/use-stored.ts';

const ZOOMS = ['100', '125', '150', '175', '200'] as const;
type Percent = (typeof ZOOMS)[number];

/** How large the tickets of this device are, in percent. */
export function useKitchenZoom(): [Percent, (zoom: Percent) => void] {
  const [stored, store] = useStored('kitchen-zoom');
  return [ZOOMS.find((zoom) => zoom === stored) ?? '100', store];
}

/** Chooses it: a screen on the wall is read from further away than a tablet. */
export function ZoomField({ value, onChange }: { value: Percent; onChange: (zoom: Percent) => void }) {
  const { t } = useLingui();
  const options = ZOOMS.map((zoom) => ({ value: zoom, label: `${zoom} %` }));
  return <SelectField label={t`Size`} options={options} value={value} onChange={onChange} />;
}
