import { Button } from '@dasturxon/admin-ui/button';
import { Chips } from '@dasturxon/admin-ui/chips';
import { Dialog } from '@dasturxon/admin-ui/dialog';
import { Notice } from '@dasturxon/admin-ui/notice';
import { SelectField } from '@dasturxon/admin-ui/select-field';
import {
  blankFields,
  bulkHours,
  changedHours,
  dishesUnder,
  MOST_TIMED_IDS,
  recordName,
  type RecordFields,
} from '@dasturxon/core/drafts';
import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';

import { useCallError } from '../../board/use-call-error.ts';
import { useEditor } from '../editor-context.ts';
import type { ProductRow } from '../menu-view.ts';
import { bulkScope } from './bulk-scope.ts';
import { NewHours, useNewHours } from './new-hours.tsx';
import { useHours, useSaveHours } from './use-hours.ts';

/** Names drawn at once. */
const SHOWN = 100;

type Props = { rows: readonly ProductRow[]; onClose: () => void };

/** What the choice changes: the fields of the rule, and the dishes that come under it or leave it. */
function usePlan(rows: readonly ProductRow[], fields: RecordFields, isOn: boolean) {
  const { view } = useEditor();
  const dishes = view.products.map(({ id, categoryId }) => ({ id, categoryId }));
  const scope = bulkScope(rows, view.products);
  if (scope === null) return null;
  const after = bulkHours({ fields, scope, dishes, isOn });
  const [was, will] = [dishesUnder(fields, dishes), dishesUnder(after, dishes)];
  const moved = isOn ? will.difference(was) : was.difference(will);
  const isTooLong = Object.values(after).some((ids) => ids.length > MOST_TIMED_IDS);
  return {
    changes: Object.fromEntries(changedHours(fields, after).map((field) => [field, after[field]])),
    moved: view.products.filter(({ id }) => moved.has(id)),
    isTooLong,
  };
}

/** The dishes that come under the hours or leave them. */
function Moved({ dishes }: { dishes: readonly ProductRow[] }) {
  const { t } = useLingui();
  const { language } = useEditor();
  const count = dishes.length;
  const hidden = count - SHOWN;
  return (
    <>
      <p role="status">{count === 0 ? t`Nothing would change.` : t`Would change: ${count}.`}</p>
      <ul aria-label={t`Preview`}>
        {dishes.slice(0, SHOWN).map(({ id, fields }) => (
          <li key={id}>{recordName(fields, language) || id}</li>
        ))}
      </ul>
      {hidden > 0 && <p>{t`And ${hidden} more`}</p>}
    </>
  );
}

/** Which hours, and whether the dishes come under them or leave them. */
function useChosenHours() {
  const { data, error } = useHours();
  const [wanted, setWanted] = useState('');
  const [isOn, setOn] = useState(true);
  const typed = useNewHours();
  const known = data?.times.find(({ id }) => id === wanted) ?? null;
  const blank = blankFields('menuTime') ?? {};
  return { data, error, known, wanted, setWanted, isOn: isOn || known === null, setOn, typed, blank };
}

type Chosen = ReturnType<typeof useChosenHours>;

/** The hours that are meant: existing ones, or new ones with their fields. */
function HoursFields({ hours }: { hours: Chosen }) {
  const { t } = useLingui();
  const { language } = useEditor();
  const options = (hours.data?.times ?? []).map(({ id, fields }) => ({
    value: id,
    label: recordName(fields, language) || t`Hours without a name`,
  }));
  return (
    <>
      <SelectField
        label={t`Hours`}
        options={[{ value: '', label: t`New hours` }, ...options]}
        value={hours.wanted}
        onChange={hours.setWanted}
      />
      {hours.known === null ? (
        <NewHours {...hours.typed} />
      ) : (
        <Chips
          label={t`Put on or take off`}
          chips={[
            { value: 'ON', label: t`Put under these hours` },
            { value: 'OFF', label: t`Take out of these hours` },
          ]}
          value={hours.isOn ? 'ON' : 'OFF'}
          onChange={(chosen) => hours.setOn(chosen === 'ON')}
        />
      )}
    </>
  );
}

/** What is shown after the hours are in their draft. */
function Saved() {
  const { t } = useLingui();
  return (
    <Notice>
      {t`The hours are in the draft of the promotions.`}{' '}
      <a href="/promotions">{t`Look at them and publish them`}</a>
    </Notice>
  );
}

type Plan = NonNullable<ReturnType<typeof usePlan>>;
type SendProps = { hours: Chosen; plan: Plan; save: ReturnType<typeof useSaveHours> };

/** What would change, and the button that puts it into the draft. */
function Planned({ plan, ...rest }: Omit<SendProps, 'plan'> & { plan: Plan | null }) {
  const { t } = useLingui();
  if (plan === null)
    return <Notice tone="warn">{t`These are too many to choose one by one. Choose a category.`}</Notice>;
  return (
    <>
      <Send plan={plan} {...rest} />
      <Moved dishes={plan.moved} />
    </>
  );
}

/** Puts the plan into the draft. */
function Send({ hours, plan, save }: SendProps) {
  const { t } = useLingui();
  const { known, typed, data } = hours;
  const isReady = data !== undefined && (known !== null || typed.isReady);
  const send = (base: number) => {
    const fields = known === null ? { ...typed.fields, ...plan.changes } : plan.changes;
    save.mutate({ id: known?.id ?? crypto.randomUUID(), fields, base });
  };
  return (
    <Button
      look="main"
      isPending={save.isPending}
      isDisabled={!isReady || plan.moved.length === 0}
      onPress={() => data && send(data.revision)}
    >{t`Put into the draft`}</Button>
  );
}

/** Puts many dishes under hours in which they are sold or cheaper, or takes them out, in the draft of the promotions (BO-433). */
export function HoursDialog({ rows, onClose }: Props) {
  const { t } = useLingui();
  const hours = useChosenHours();
  const save = useSaveHours();
  const found = usePlan(rows, hours.known?.fields ?? hours.blank, hours.isOn);
  const plan = found?.isTooLong ? null : found;
  const failed = useCallError(save.error ?? hours.error);
  const total = rows.length;
  return (
    <Dialog title={t`Hours of dishes: ${total}`} closeLabel={t`Close`} place="wide" onClose={onClose}>
      <HoursFields hours={hours} />
      {failed !== '' && <Notice tone="bad">{failed}</Notice>}
      {save.isSuccess ? <Saved /> : <Planned hours={hours} plan={plan} save={save} />}
    </Dialog>
  );
}
