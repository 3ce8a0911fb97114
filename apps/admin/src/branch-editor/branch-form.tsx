import { Button, ButtonRow } from '@dasturxon/admin-ui/button';
import type { BranchHours } from '@dasturxon/core/branch';
import { fieldKind, fieldNames, type FieldRef } from '@dasturxon/core/drafts';
import { isLanguage } from '@dasturxon/core/kernel';
import { useLingui } from '@lingui/react/macro';

import { History } from '../drafts/changes/history.tsx';
import { useField } from '../drafts/draft-context.ts';
import { DraftField, DraftSwitch } from '../drafts/fields/draft-field.tsx';
import { TextFields } from '../drafts/fields/text-fields.tsx';
import { RecordProblems } from '../drafts/record-problems.tsx';
import { useRecordLife } from '../drafts/use-record-life.ts';
import { DraftPictures } from '../pictures/draft-pictures.tsx';
import { CityOfBranch, DishesOfBranch } from './branch-choices.tsx';
import styles from './branch-editor.module.css';
import { BranchPoint } from './branch-point.tsx';
import type { BranchesView, DraftBranch } from './branch-view.ts';
import { EveryDayHours } from './every-day-hours.tsx';
import { OpenState } from './open-state.tsx';
import { SpecialDays } from './special-days.tsx';
import { HallsPart } from './places/halls-part.tsx';
import { WeekHours } from './week-hours.tsx';

/** Fields with a control of their own. */
const OWN = ['exists', 'cityId', 'latitude', 'longitude', 'lastOrderMinutes', 'dishesOf'];
const FIELDS = fieldNames('branch').filter(
  (field) =>
    !isLanguage(field.split('.')[1]) && fieldKind('branch', field) !== 'list' && !OWN.includes(field),
);

/** The hours as they are typed, for the state that they give. */
function useTypedHours(of: (field: string) => FieldRef): BranchHours {
  const [workHours, specialHours] = [useField(of('workHours')), useField(of('specialHours'))];
  const [deliveryStart, deliveryEnd] = [useField(of('deliveryStart')), useField(of('deliveryEnd'))];
  const lastOrderMinutes = useField(of('lastOrderMinutes'));
  const typed = { workHours, specialHours, deliveryStart, deliveryEnd, lastOrderMinutes };
  // What the contract keeps in these fields.
  return Object.fromEntries(Object.entries(typed).map(([name, { value }]) => [name, value])) as BranchHours;
}

type Props = {
  branch: DraftBranch;
  branches: readonly DraftBranch[];
  view: BranchesView;
  /** Whether the reader changes its halls and tables. */
  isOwn: boolean;
};

/** What only a branch has that was never published: whose dishes it sells, and the way to drop it. */
function NewBranch({ branch, branches, field }: Omit<Props, 'view' | 'isOwn'> & { field: FieldRef }) {
  const { t } = useLingui();
  const { remove } = useRecordLife(branch);
  return (
    <>
      <DishesOfBranch field={field} branches={branches} />
      <ButtonRow>
        <Button look="danger" onPress={remove}>{t`Drop the new branch`}</Button>
      </ButtonRow>
    </>
  );
}

/** The fields of a branch. */
export function BranchForm({ branch, branches, view, isOwn }: Props) {
  const { t } = useLingui();
  const record = { entity: 'branch' as const, id: branch.id };
  const of = (field: string): FieldRef => ({ ...record, field });
  const hours = useTypedHours(of);
  const { value: cityId } = useField(of('cityId'));
  const city = view.cities.find(({ id }) => id === cityId);
  return (
    <>
      <RecordProblems record={record} />
      <OpenState branch={hours} />
      <TextFields record={record} names={[{ name: 'name' }]} />
      {view.cities.length > 1 && <CityOfBranch field={of('cityId')} view={view} />}
      <BranchPoint of={of} around={city} tilesUrl={view.tilesUrl} />
      <div className={styles['fields']}>
        {FIELDS.map((field) => (
          <BranchField key={field} field={of(field)} />
        ))}
      </div>
      {!branch.isPublished && <EveryDayHours field={of('workHours')} />}
      <WeekHours field={of('workHours')} />
      <div className={styles['fields']}>
        <DraftField field={of('lastOrderMinutes')} isNumber />
      </div>
      <SpecialDays field={of('specialHours')} />
      <DraftPictures
        field={of('photos')}
        kind="branch"
        note={t`Guests see them with the branch, in this order.`}
      />
      {isOwn && <HallsPart branchId={branch.id} view={view} />}
      {branch.isPublished ? (
        <History record={record} />
      ) : (
        <NewBranch branch={branch} branches={branches} field={of('dishesOf')} />
      )}
    </>
  );
}

function BranchField({ field }: { field: FieldRef }) {
  const { t } = useLingui();
  return fieldKind('branch', field.field) === 'switch' ? (
    <DraftSwitch field={field} on={t`On`} off={t`Off`} />
  ) : (
    <DraftField field={field} />
  );
}
