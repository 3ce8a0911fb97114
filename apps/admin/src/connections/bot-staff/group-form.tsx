import { Button, ButtonRow } from '@dasturxon/admin-ui/button';
import { Notice } from '@dasturxon/admin-ui/notice';
import { SelectField } from '@dasturxon/admin-ui/select-field';
import { TextField } from '@dasturxon/admin-ui/text-field';
import { type BotStaff, ChatId, type ConnectionTest, type StaffGroup } from '@dasturxon/core/connections';
import { useLingui } from '@lingui/react/macro';
import { type FormEvent, useState } from 'react';
import * as v from 'valibot';

import { useCallError } from '../../board/use-call-error.ts';
import { OUTCOME_LABELS } from '../connection-labels.ts';
import styles from '../connections.module.css';
import { useSetGroup, useTestGroup } from './use-bot-staff.ts';

function TestResult({ result: { outcome, detail } }: { result: ConnectionTest }) {
  const { t, i18n } = useLingui();
  const isGood = outcome === 'good';
  return (
    <Notice tone={isGood ? 'plain' : 'bad'}>
      {isGood ? t`The message is in the group.` : i18n._(OUTCOME_LABELS[outcome])}{' '}
      {detail !== null && <bdi>{detail}</bdi>}
    </Notice>
  );
}

type Calls = { change: ReturnType<typeof useSetGroup>; test: ReturnType<typeof useTestGroup> };

/** How the last change or test ended. */
function Answers({ change, test }: Calls) {
  const { t } = useLingui();
  const failed = useCallError(change.error ?? test.error);
  return (
    <>
      {failed !== '' && <Notice tone="bad">{failed}</Notice>}
      {change.isSuccess && <Notice>{t`Saved.`}</Notice>}
      {test.data && <TestResult result={test.data} />}
    </>
  );
}

type Props = {
  /** Null: the brand. */
  branchId: string | null;
  group: StaffGroup;
  /** Groups that the bot was added to. */
  groups: BotStaff['groups'];
  /** Whether messages go to any group: the branch's own, or the brand's. */
  hasGroup: boolean;
};

type KnownProps = { groups: BotStaff['groups']; chat: string; onChange: (chat: string) => void };

/** The groups that the bot was added to, by name; another one is typed. */
function KnownGroups({ groups, chat, onChange }: KnownProps) {
  const { t } = useLingui();
  // The field beside it shows the id, which a narrow list cuts off, or the name of it on a right-to-left page.
  const isAlone = (title: string) => groups.filter((one) => one.title === title).length === 1;
  const options = groups.map(({ chat: value, title }) => ({
    value,
    label: isAlone(title) ? title : `${title} (${value})`,
  }));
  const isKnown = groups.some((one) => one.chat === chat);
  return (
    <SelectField
      label={t`Groups with the bot`}
      options={[{ value: '', label: t`Another group, by its id` }, ...options]}
      value={isKnown ? chat : ''}
      onChange={onChange}
    />
  );
}

/** The group of the brand or of a branch: its id, a test message, and taking it away. */
export function GroupForm({ branchId, group: { chat }, groups, hasGroup }: Props) {
  const { t } = useLingui();
  const before = chat ?? '';
  const [text, setText] = useState(before);
  const [change, test] = [useSetGroup(), useTestGroup()];
  const typed = text.trim();
  const isGroup = v.is(ChatId, typed);
  const isSaved = typed === before;
  const save = (event: FormEvent) => {
    event.preventDefault();
    test.reset();
    if (isGroup && !isSaved) change.mutate({ branchId, chat: typed });
  };
  const remove = () => {
    test.reset();
    change.mutate({ branchId, chat: null }, { onSuccess: () => setText('') });
  };
  const tryIt = () => {
    change.reset();
    test.mutate({ branchId });
  };
  return (
    <form className={styles['form']} onSubmit={save}>
      <div className={styles['fields']}>
        {groups.length > 0 && <KnownGroups groups={groups} chat={typed} onChange={setText} />}
        <TextField
          label={t`Id of the group, as -1001234567890`}
          autoComplete="off"
          error={typed === '' || isGroup ? '' : t`The id of a group is a minus and digits.`}
          value={text}
          onChange={setText}
        />
      </div>
      <ButtonRow>
        <Button
          type="submit"
          isDisabled={!isGroup || isSaved}
          isPending={change.isPending}
        >{t`Save the group`}</Button>
        {hasGroup && (
          <Button
            isDisabled={!isSaved}
            isPending={test.isPending}
            onPress={tryIt}
          >{t`Send a test message`}</Button>
        )}
        {chat !== null && (
          <Button
            look="danger"
            isPending={change.isPending}
            onPress={remove}
          >{t`Remove the staff group`}</Button>
        )}
      </ButtonRow>
      <Answers change={change} test={test} />
    </form>
  );
}
