import { Button, ButtonRow } from '@dasturxon/admin-ui/button';
import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';

import { useDraft } from '../../drafts/draft-context.ts';
import { DraftField, DraftSwitch } from '../../drafts/fields/draft-field.tsx';
import { TextFields } from '../../drafts/fields/text-fields.tsx';
import { RecordProblems } from '../../drafts/record-problems.tsx';
import { useMakeRecord } from '../../drafts/use-record-life.ts';
import editor from '../branch-editor.module.css';
import type { BranchesView } from '../branch-view.ts';
import { HallPlanPart } from './hall-plan.tsx';
import { PlaceButtons } from './place-buttons.tsx';
import { type DraftPlace, hallsOf, nextPriority, tablesOf } from './place-view.ts';
import styles from './places.module.css';
import { RemovedPlace } from './removed-place.tsx';
import { TableCodes } from './table-codes.tsx';
import { TableRows } from './table-rows.tsx';

type Props = { branchId: string; view: BranchesView };

type HallProps = {
  hall: DraftPlace;
  halls: readonly DraftPlace[];
  view: BranchesView;
  isOpen: boolean;
  onToggle: () => void;
};

/** A hall: its name and how many tables it has; its fields and tables open on a press. */
function HallPart({ hall, halls, view, isOpen, onToggle }: HallProps) {
  const { t } = useLingui();
  const { nameOf } = useDraft();
  const name = nameOf(hall);
  const record = { entity: 'hall' as const, id: hall.id };
  const tables = tablesOf(view, hall.id);
  const count = tables.filter(({ isThere }) => isThere).length;
  if (!hall.isThere)
    return (
      <li className={styles['hall']}>
        <RemovedPlace place={hall} name={name} />
      </li>
    );
  return (
    <li className={styles['hall']}>
      <div className={styles['head']}>
        <h4>{name}</h4>
        <span className={editor['quiet']}>
          {hall.fields['isActive'] === false ? t`Tables: ${count}. Hidden.` : t`Tables: ${count}`}
        </span>
        <Button isExpanded={isOpen} label={t`Edit: ${name}`} onPress={onToggle}>{t`Edit`}</Button>
      </div>
      <RecordProblems record={record} />
      {isOpen && (
        <>
          <div className={editor['fields']}>
            <DraftField field={{ ...record, field: 'price' }} isNumber />
            <DraftSwitch field={{ ...record, field: 'isActive' }} on={t`Shown`} off={t`Hidden`} />
          </div>
          <TextFields record={record} names={[{ name: 'name' }]} />
          <HallPlanPart name={name} tables={tables} />
          <TableRows hallId={hall.id} tables={tables} />
          <PlaceButtons place={hall} name={name} list={halls} />
        </>
      )}
    </li>
  );
}

/** The halls and tables of a branch, and the codes that lie on them (IMP-12, D81). */
export function HallsPart({ branchId, view }: Props) {
  const { t } = useLingui();
  const halls = hallsOf(view, branchId);
  const make = useMakeRecord('hall');
  const [open, setOpen] = useState('');
  const [isPrinting, setPrinting] = useState(false);
  const add = () => setOpen(make({ exists: true, isActive: true, branchId, priority: nextPriority(halls) }));
  return (
    <section className={styles['part']} aria-label={t`Halls and tables`}>
      <h3 className={editor['title']}>{t`Halls and tables`}</h3>
      <p className={editor['quiet']}>
        {t`Guests choose a table of a hall when they eat in, when they book one, or by the code that lies on it.`}
      </p>
      <ul className={styles['halls']}>
        {halls.map((hall) => (
          <HallPart
            key={hall.id}
            hall={hall}
            halls={halls}
            view={view}
            isOpen={hall.id === open}
            onToggle={() => setOpen(hall.id === open ? '' : hall.id)}
          />
        ))}
      </ul>
      <ButtonRow>
        <Button onPress={add}>{t`Add a hall`}</Button>
        {halls.some(({ isPublished }) => isPublished) && (
          <Button onPress={() => setPrinting(true)}>{t`Codes of the tables`}</Button>
        )}
      </ButtonRow>
      {isPrinting && <TableCodes branchId={branchId} view={view} onClose={() => setPrinting(false)} />}
    </section>
  );
}
