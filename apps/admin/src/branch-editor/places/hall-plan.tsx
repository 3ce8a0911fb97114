import { FloorPlan, type PlanPlace } from '@dasturxon/admin-ui/floor-plan';
import { placeOf } from '@dasturxon/core/staff';
import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';

import { useDraft } from '../../drafts/draft-context.ts';
import { usePut } from '../../drafts/use-record-life.ts';
import editor from '../branch-editor.module.css';
import type { DraftPlace } from './place-view.ts';
import styles from './places.module.css';

const numberOf = (value: unknown): number | null => (typeof value === 'number' ? value : null);

/** Where the tables of a hall stand, by drag or by the arrow keys; the book of the tables shows it (BO-518). */
export function HallPlanPart({ name, tables }: { name: string; tables: readonly DraftPlace[] }) {
  const { t } = useLingui();
  const { nameOf } = useDraft();
  const put = usePut();
  // What is moved is seen at once; the draft is saved behind it.
  const [moved, setMoved] = useState<ReadonlyMap<string, PlanPlace>>(new Map());
  const there = tables.filter(({ isThere }) => isThere);
  if (there.length === 0) return null;
  const shown = there.map((table, index) => {
    const { id, fields } = table;
    const title = nameOf(table);
    const chairs = Number(fields['chairs']);
    const own = moved.get(id) ?? placeOf({ x: numberOf(fields['x']), y: numberOf(fields['y']) }, index);
    return { ...own, id, name: title, note: t`seats: ${chairs}`, hint: t`arrow keys move it` };
  });
  const move = (id: string, { x, y }: PlanPlace) => {
    setMoved(new Map([...moved, [id, { x, y }]]));
    put('table', id, { x, y });
  };
  return (
    <div className={styles['plan']}>
      <p
        className={editor['quiet']}
      >{t`Drag the tables to where they stand, or move them with the arrow keys.`}</p>
      <FloorPlan label={t`Plan of the hall: ${name}`} tables={shown} onMove={move} />
    </div>
  );
}
