import { Button } from '@dasturxon/admin-ui/button';
import { Notice } from '@dasturxon/admin-ui/notice';
import { TextField } from '@dasturxon/admin-ui/text-field';
import { whoServes, type ServedBy } from '@dasturxon/core/cart';
import { formatPrice } from '@dasturxon/core/format';
import { localize } from '@dasturxon/core/kernel';
import type { ZonesDraft } from '@dasturxon/core/drafts';
import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';

import { inKilometres } from '../dispatch/kilometres.ts';
import { useDraft } from '../drafts/draft-context.ts';
import { useLanguage } from '../i18n/use-language.ts';
import { typedDegrees } from './ring.ts';
import styles from './zone-editor.module.css';
import { type DraftZone, regionsOf, type ZonesView } from './zone-view.ts';

export type ProbePoint = { lat: number; lon: number };
type Served = ServedBy<ZonesDraft['branches'][number]>;

/** What one branch asks for a delivery to the point. */
function ServedLine({ served: { serving, terms } }: { served: Served }) {
  const { t } = useLingui();
  const { language } = useLanguage();
  const { language: shown } = useDraft();
  const money = (sum: number) => formatPrice(sum, language);
  const { fee, minimum, distance } = terms;
  const km = inKilometres(distance);
  const least = minimum === null ? '' : money(minimum);
  const steps = (fee?.sumFees ?? []).map(({ fromSum, price }) => {
    const [from, costs] = [money(fromSum), money(price)];
    return price === 0 ? t`free from ${from}` : t`${costs} from ${from}`;
  });
  const parts = [
    t`${km} km`,
    fee === null ? t`by the taximeter` : money(fee.price),
    ...steps,
    least === '' ? '' : t`orders from ${least}`,
    fee?.zone ?? '',
  ];
  return (
    <li>
      <strong>{localize(serving.branch.name, shown)}</strong> · {parts.filter(Boolean).join(' · ')}
    </li>
  );
}

type Props = {
  view: ZonesView;
  zones: readonly DraftZone[];
  point: ProbePoint | null;
  onChange: (point: ProbePoint) => void;
};

/** A typed latitude and longitude; null before both are there. */
function typedPoint(typed: string): ProbePoint | null {
  const [latitude = '', longitude = ''] = typed.split(/[\s;]+|,\s+/);
  const [lat, lon] = [typedDegrees(latitude, 90), typedDegrees(longitude, 180)];
  return lat === null || lon === null ? null : { lat, lon };
}

/** Who delivers to a point, or that no branch does. */
function Answer({ view, zones, point }: Omit<Props, 'point' | 'onChange'> & { point: ProbePoint }) {
  const { t } = useLingui();
  const { cities, branches } = view;
  const served = whoServes({ regions: regionsOf(zones), cities }, branches, point);
  const isOutside = served.length > 0 && served.every(({ terms }) => !terms.isInArea);
  return (
    <>
      <p dir="ltr" className={styles['quiet']}>
        {point.lat.toFixed(5)}, {point.lon.toFixed(5)}
      </p>
      {served.length === 0 && <Notice tone="warn">{t`No branch delivers here.`}</Notice>}
      {isOutside && (
        <Notice tone="warn">{t`Outside of every zone: taken only while the area is not checked.`}</Notice>
      )}
      <ul className={styles['served']}>
        {served.map((one) => (
          <ServedLine key={one.serving.branch.id} served={one} />
        ))}
      </ul>
    </>
  );
}

/** Which branches deliver to a point by the zones of the draft, by the rule that orders are priced by. */
export function PointProbe({ view, zones, point, onChange }: Props) {
  const { t } = useLingui();
  const [typed, setTyped] = useState('');
  const asked = typedPoint(typed);
  return (
    <section className={styles['part']} aria-label={t`Who serves a point`}>
      <h3 className={styles['title']}>{t`Who serves a point`}</h3>
      <p className={styles['quiet']}>
        {t`Press the map while “Ask about a point” is on, or write the coordinates.`}
      </p>
      <form
        className={styles['point']}
        onSubmit={(event) => {
          event.preventDefault();
          if (asked) onChange(asked);
        }}
      >
        <TextField label={t`Latitude and longitude`} value={typed} onChange={setTyped} />
        <Button type="submit" isDisabled={asked === null}>{t`Ask`}</Button>
      </form>
      <div role="status">{point && <Answer view={view} zones={zones} point={point} />}</div>
    </section>
  );
}
