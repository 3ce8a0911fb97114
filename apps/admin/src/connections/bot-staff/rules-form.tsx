import { Button } from '@dasturxon/admin-ui/button';
import { Notice } from '@dasturxon/admin-ui/notice';
import { TextField } from '@dasturxon/admin-ui/text-field';
import { type BranchRules, wrongRules } from '@dasturxon/core/connections';
import { MAX_PAUSE_TERM } from '@dasturxon/core/order';
import { SILENT_AFTER_S } from '@dasturxon/core/staff';
import { useLingui } from '@lingui/react/macro';
import { type FormEvent, useState } from 'react';

import { useCallError } from '../../board/use-call-error.ts';
import styles from '../connections.module.css';
import { RULE_FIELDS, type RulePart, rulesOf, typedRules } from './rule-fields.ts';
import { useSetRules } from './use-bot-staff.ts';

const PARTS = ['answerTimes', 'pause', 'silence'] as const satisfies readonly RulePart[];

/** The title of each part, and what is expected of its fields. */
function usePartTexts(): Record<RulePart, { title: string; expected: string }> {
  const { t } = useLingui();
  const least = SILENT_AFTER_S / 60;
  return {
    answerTimes: {
      title: t`A new order is not answered`,
      expected: t`Each time is longer than the one before, at most a day.`,
    },
    pause: {
      title: t`The branch is paused after unanswered orders`,
      expected: t`Whole numbers from 1 to ${MAX_PAUSE_TERM}.`,
    },
    silence: {
      title: t`No screen of the branch is connected in opening hours`,
      expected: t`The warning comes after ${least} minutes at the earliest, and the pause after the warning.`,
    },
  };
}

type PartProps = {
  part: RulePart;
  values: Record<string, string>;
  isWrong: boolean;
  onChange: (values: Record<string, string>) => void;
};

function PartFields({ part, values, isWrong, onChange }: PartProps) {
  const { i18n } = useLingui();
  const { title, expected } = usePartTexts()[part];
  return (
    <fieldset className={styles['group']}>
      <legend className={styles['legend']}>{title}</legend>
      <div className={styles['fields']}>
        {RULE_FIELDS[part].map(({ name, label }) => (
          <TextField
            key={name}
            label={i18n._(label)}
            inputMode={part === 'pause' ? 'numeric' : 'text'}
            autoComplete="off"
            value={values[name] ?? ''}
            onChange={(text) => onChange({ ...values, [name]: text })}
          />
        ))}
      </div>
      {isWrong && <Notice tone="bad">{expected}</Notice>}
    </fieldset>
  );
}

/** What a branch does about orders without an answer and screens that are away. */
export function RulesForm({ branchId, rules }: { branchId: string; rules: BranchRules }) {
  const { t } = useLingui();
  const [typed, setTyped] = useState(typedRules(rules));
  const { mutate, isPending, isSuccess, error, reset } = useSetRules();
  const failed = useCallError(error);
  const given = rulesOf(typed);
  const wrong = wrongRules(given);
  const save = (event: FormEvent) => {
    event.preventDefault();
    if (wrong.length === 0) mutate({ branchId, rules: given });
  };
  return (
    <form className={styles['form']} onSubmit={save}>
      {PARTS.map((part) => (
        <PartFields
          key={part}
          part={part}
          values={typed[part]}
          isWrong={wrong.includes(part)}
          onChange={(values) => {
            reset();
            setTyped({ ...typed, [part]: values });
          }}
        />
      ))}
      <Button type="submit" isDisabled={wrong.length > 0} isPending={isPending}>{t`Save the times`}</Button>
      {failed !== '' && <Notice tone="bad">{failed}</Notice>}
      {isSuccess && <Notice>{t`Saved.`}</Notice>}
    </form>
  );
}
