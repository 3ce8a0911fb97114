import { Button } from '@dasturxon/admin-ui/button';
import { TextField } from '@dasturxon/admin-ui/text-field';
import type { FieldRef } from '@dasturxon/core/drafts';
import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';

import { useField } from '../drafts/draft-context.ts';
import { middleAfter, type RingPoint, ringOf, typedDegrees } from './ring.ts';
import styles from './zone-editor.module.css';

type Props = { label: string; value: number; highest: number; onChange: (degrees: number) => void };

/** A coordinate: what is typed stays as it is while the field has the focus. */
function Degrees({ label, value, highest, onChange }: Props) {
  const { t } = useLingui();
  const [typed, setTyped] = useState<string | null>(null);
  const isWrong = typed !== null && typedDegrees(typed, highest) === null;
  return (
    <div onBlur={() => setTyped(null)}>
      <TextField
        label={label}
        value={typed ?? String(value)}
        error={isWrong ? t`Write degrees, as 41.311081.` : ''}
        onChange={(text) => {
          setTyped(text);
          const degrees = typedDegrees(text, highest);
          if (degrees !== null) onChange(degrees);
        }}
      />
    </div>
  );
}

/** The points of a zone's border by their coordinates: the way to draw without a pointer. */
export function VertexTable({ field: ref }: { field: FieldRef }) {
  const { t } = useLingui();
  const field = useField(ref);
  const ring = ringOf(field.value);
  const put = (points: readonly RingPoint[]) => field.change(points.map(([lng, lat]) => [lng, lat]));
  return (
    <ol className={styles['points']} aria-label={t`Points of the border`}>
      {ring.map(([lng, lat], at) => {
        const number = at + 1;
        return (
          // A point is known by its place alone.
          <li key={at} className={styles['point']}>
            <Degrees
              label={t`Point ${number}: latitude`}
              value={lat}
              highest={90}
              onChange={(next) => put(ring.with(at, [lng, next]))}
            />
            <Degrees
              label={t`Point ${number}: longitude`}
              value={lng}
              highest={180}
              onChange={(next) => put(ring.with(at, [next, lat]))}
            />
            <Button
              label={t`Add after: point ${number}`}
              onPress={() => put(ring.toSpliced(number, 0, middleAfter(ring, at)))}
            >{t`Add after`}</Button>
            <Button
              label={t`Remove: point ${number}`}
              isDisabled={ring.length <= 3}
              onPress={() => put(ring.toSpliced(at, 1))}
            >{t`Remove`}</Button>
          </li>
        );
      })}
    </ol>
  );
}
