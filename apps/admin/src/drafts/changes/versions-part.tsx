import { Button, ButtonRow } from '@dasturxon/admin-ui/button';
import { Notice } from '@dasturxon/admin-ui/notice';
import { type DraftConflict, type DraftVersion, recordKey } from '@dasturxon/core/drafts';
import { formatDate } from '@dasturxon/core/format';
import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';

import { useCallError } from '../../board/use-call-error.ts';
import { useDraft } from '../draft-context.ts';
import { useFieldTexts } from '../field-texts.ts';
import { ChangeRows } from './change-rows.tsx';
import styles from './changes.module.css';
import { type Answer, PublishTrouble } from './publish-trouble.tsx';
import { useChanges, useUndoVersion, useVersions } from './use-changes.ts';

/** The changes of a version by record. */
function VersionChanges({ version }: { version: number }) {
  const { t } = useLingui();
  const { nameOf } = useDraft();
  const { data, error } = useChanges({ version });
  const failed = useCallError(error);
  if (failed !== '') return <Notice tone="bad">{failed}</Notice>;
  if (!data) return <p>{t`Loading…`}</p>;
  return [...Map.groupBy(data, recordKey)].map(([key, changes]) => {
    const name = nameOf(changes[0]!); // a group has a member
    return (
      <div key={key}>
        <h4 className={styles['name']}>{name}</h4>
        <ChangeRows changes={changes} label={name} />
      </div>
    );
  });
}

type Refused = { conflicts: readonly DraftConflict[]; onSkip: () => void; onLeave: () => void };

/** Fields that were changed after the version: they may be left as they are. */
function Conflicts({ conflicts, onSkip, onLeave }: Refused) {
  const { t } = useLingui();
  const { nameOf } = useDraft();
  const texts = useFieldTexts();
  return (
    <Notice tone="warn">
      <p>{t`These fields were changed since, and would be left as they are:`}</p>
      <ul>
        {conflicts.map((conflict) => (
          <li key={`${recordKey(conflict)} ${conflict.field}`}>
            {nameOf(conflict)} · {texts.field(conflict.field)}: {texts.value(conflict.theirs, conflict.field)}
          </li>
        ))}
      </ul>
      <ButtonRow>
        <Button onPress={onSkip}>{t`Undo the rest`}</Button>
        <Button onPress={onLeave}>{t`Cancel`}</Button>
      </ButtonRow>
    </Notice>
  );
}

/** Takes a version back; what was changed since is shown first. */
function UndoVersion({ version }: { version: number }) {
  const { t } = useLingui();
  const { view } = useDraft();
  const undo = useUndoVersion();
  const isRefused = undo.error?.code === 'draft.conflict';
  const conflicts = isRefused ? (undo.error?.data['conflicts'] as DraftConflict[]) : null; // the code brings them
  const send = (skipChanged: boolean, answer: Answer = {}) =>
    undo.mutate({ version, expectedVersion: view.draft.version, skipChanged, ...answer });
  return (
    <>
      <Button label={t`Undo version ${version}`} isPending={undo.isPending} onPress={() => send(false)}>
        {t`Undo`}
      </Button>
      {conflicts && (
        <Conflicts conflicts={conflicts} onSkip={() => send(true)} onLeave={() => undo.reset()} />
      )}
      <PublishTrouble
        error={conflicts ? null : undo.error}
        isPending={undo.isPending}
        onAccept={(answer) => send(undo.variables?.skipChanged ?? false, answer)}
        onLeave={() => undo.reset()}
      />
    </>
  );
}

function VersionRow({ of }: { of: DraftVersion }) {
  const { t } = useLingui();
  const { view, zone } = useDraft();
  const [isOpen, setOpen] = useState(false);
  const { version, changes, note, undoes, by, at } = of;
  return (
    <section className={styles['record']} aria-label={t`Version ${version}`}>
      <div className={styles['head']}>
        <h3 className={styles['name']}>{t`Version ${version}`}</h3>
        <span className={styles['quiet']}>
          {by ?? t`Without a name`} · <time dateTime={at}>{formatDate(at, { time: true }, zone)}</time> ·{' '}
          {t`changes: ${changes}`}
        </span>
      </div>
      {undoes !== null && <p>{t`Undoes version ${undoes}`}</p>}
      {note !== null && <p>{note}</p>}
      <ButtonRow>
        <Button
          isExpanded={isOpen}
          label={t`What changed in version ${version}`}
          onPress={() => setOpen(!isOpen)}
        >
          {t`What changed`}
        </Button>
        {view.draft.canPublish && <UndoVersion version={version} />}
      </ButtonRow>
      {isOpen && <VersionChanges version={version} />}
    </section>
  );
}

/** The last 50 versions. Each can be undone. */
export function VersionsPart() {
  const { t } = useLingui();
  const { data, error } = useVersions();
  const failed = useCallError(error);
  if (failed !== '') return <Notice tone="bad">{failed}</Notice>;
  if (!data) return <p>{t`Loading…`}</p>;
  return (
    <div className={styles['part']}>
      {data.length === 0 && <p>{t`Nothing was published from here yet.`}</p>}
      {data.map((version) => (
        <VersionRow key={version.version} of={version} />
      ))}
    </div>
  );
}
