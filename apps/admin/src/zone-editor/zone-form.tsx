import { Button, ButtonRow } from '@dasturxon/admin-ui/button';
import { ColorField } from '@dasturxon/admin-ui/color-field';
import { Notice } from '@dasturxon/admin-ui/notice';
import { SelectField } from '@dasturxon/admin-ui/select-field';
import { localize } from '@dasturxon/core/kernel';
import { type FieldRef, typedText } from '@dasturxon/core/drafts';
import { useLingui } from '@lingui/react/macro';

import { History } from '../drafts/changes/history.tsx';
import { useDraft, useField } from '../drafts/draft-context.ts';
import { useFieldTexts } from '../drafts/field-texts.ts';
import { DraftField, FieldNotes } from '../drafts/fields/draft-field.tsx';
import { RecordProblems } from '../drafts/record-problems.tsx';
import { useRecordLife } from '../drafts/use-record-life.ts';
import { FeeSteps } from './fee-steps.tsx';
import { ZoneHours } from './zone-hours.tsx';
import { VertexTable } from './vertex-table.tsx';
import styles from './zone-editor.module.css';
import { type DraftZone, overlapNames, type ZonesView } from './zone-view.ts';

function CityChoice({ field: ref, view }: { field: FieldRef; view: ZonesView }) {
  const texts = useFieldTexts();
  const { language } = useDraft();
  const { value, change } = useField(ref);
  const options = view.cities.map(({ id, name }) => ({ value: id, label: localize(name, language) || id }));
  return (
    <div id={ref.field}>
      <SelectField
        label={texts.field(ref.field)}
        options={options}
        value={typedText(value)}
        onChange={change}
      />
      <FieldNotes field={ref} />
    </div>
  );
}

/** The branch that alone delivers to a zone: of those in its city, or each of them (BO-446). */
function BranchChoice({ field: ref, zone, view }: { field: FieldRef; zone: DraftZone; view: ZonesView }) {
  const { t } = useLingui();
  const texts = useFieldTexts();
  const { language } = useDraft();
  const { value, change } = useField(ref);
  const chosen = typedText(value);
  const offered = view.branches
    .filter(({ branch }) => branch.id === chosen || branch.cityId === zone.fields['cityId'])
    .map(({ branch }) => ({ value: branch.id, label: localize(branch.name, language) || branch.id }));
  return (
    <div id={ref.field}>
      <SelectField
        label={texts.field(ref.field)}
        options={[{ value: '', label: t`Each branch of the city` }, ...offered]}
        value={chosen}
        onChange={(id) => change(id === '' ? null : id)}
      />
      <FieldNotes field={ref} />
    </div>
  );
}

function Colour({ field: ref }: { field: FieldRef }) {
  const { t } = useLingui();
  const texts = useFieldTexts();
  const { value, problem, change } = useField(ref);
  return (
    <div id={ref.field}>
      <ColorField
        label={texts.field(ref.field)}
        pickLabel={t`Pick the colour`}
        value={typedText(value)}
        error={texts.problem(problem)}
        onChange={(text) => change(text === '' ? null : text)}
      />
      <FieldNotes field={ref} />
    </div>
  );
}

/** What is wrong with the border as it is typed. */
function BorderProblems({ zone, zones }: { zone: DraftZone; zones: readonly DraftZone[] }) {
  const { t } = useLingui();
  const texts = useFieldTexts();
  const { value, problem } = useField({ entity: 'zone', id: zone.id, field: 'polygon' });
  const typed = { ...zone, fields: { ...zone.fields, polygon: value } };
  const names = problem === null ? overlapNames(typed, zones).join(', ') : '';
  return (
    <div role="status">
      {problem !== null && <Notice tone="bad">{texts.problem(problem)}</Notice>}
      {names !== '' && <Notice tone="bad">{t`Overlaps: ${names}. It cannot be published so.`}</Notice>}
    </div>
  );
}

type Props = { zone: DraftZone; zones: readonly DraftZone[]; view: ZonesView };

/** The fields of a zone. */
export function ZoneForm({ zone, zones, view }: Props) {
  const { t } = useLingui();
  const of = (field: string): FieldRef => ({ entity: 'zone', id: zone.id, field });
  const isActive = useField(of('isActive')).value === true;
  const { remove, restore } = useRecordLife(zone);
  if (!isActive)
    return (
      <Notice tone="warn">
        {t`The zone is removed when the changes are published.`}{' '}
        <Button onPress={restore}>{t`Keep the zone`}</Button>
      </Notice>
    );
  return (
    <>
      <RecordProblems record={{ entity: 'zone', id: zone.id }} />
      <BorderProblems zone={zone} zones={zones} />
      <div className={styles['fields']}>
        <DraftField field={of('name')} />
        {view.cities.length > 1 && <CityChoice field={of('cityId')} view={view} />}
        {view.branches.length > 1 && <BranchChoice field={of('branchId')} zone={zone} view={view} />}
        <DraftField field={of('price')} isNumber />
        <DraftField field={of('minimum')} isNumber />
        <Colour field={of('color')} />
      </div>
      <ZoneHours of={of} />
      <FeeSteps
        field={of('sumFees')}
        from="fromSum"
        hint={t`From a sum of dishes on, delivery costs at most this price. 0 is free.`}
        fromLabel={t`From a sum of`}
      />
      <FeeSteps
        field={of('distanceFees')}
        from="fromMetres"
        hint={t`From so many metres by road on, delivery costs this price.`}
        fromLabel={t`From metres`}
      />
      <section id="polygon" className={styles['part']} aria-label={t`Border`}>
        <h3 className={styles['title']}>{t`Border`}</h3>
        <VertexTable field={of('polygon')} />
        <FieldNotes field={of('polygon')} />
      </section>
      <ButtonRow>
        <Button look="danger" onPress={remove}>{t`Remove the zone`}</Button>
      </ButtonRow>
      <History record={{ entity: 'zone', id: zone.id }} />
    </>
  );
}
