import { Badge } from '@dasturxon/admin-ui/badge';
import { Button, ButtonRow } from '@dasturxon/admin-ui/button';
import { Notice } from '@dasturxon/admin-ui/notice';
import { formatDate } from '@dasturxon/core/format';
import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';

import { DoctorNote } from '../../doctor/doctor-note.tsx';
import { useDraft } from '../draft-context.ts';
import { useFieldTexts } from '../field-texts.ts';
import { ChangeRows } from './change-rows.tsx';
import styles from './changes.module.css';
import { diffByRecord, type RecordDiff } from './diff.ts';
import { PublishChecks } from './publish-checks.tsx';
import { PublishForm } from './publish-form.tsx';
import { type Answer, PublishTrouble } from './publish-trouble.tsx';
import { useChecks } from './use-checks.ts';
import { useDiscard, usePublish, useUnplan } from './use-changes.ts';

/** Records drawn at once; a long draft is published whole. */
const SHOWN = 100;

type ActionProps = { diff: RecordDiff; name: string; planned: string | null };

/** What can be done with the changes of one record. */
function RecordActions({ diff, name, planned }: ActionProps) {
  const { t } = useLingui();
  const { view, open } = useDraft();
  const publish = usePublish();
  const discard = useDiscard();
  const unplan = useUnplan();
  const { record, problems } = diff;
  const { canPublish } = view.draft;
  const isBusy = [publish, discard, unplan].some(({ isPending }) => isPending);
  const only = { records: [record], expectedVersion: view.revision };
  const send = (answer: Answer) => publish.mutate({ ...only, at: null, note: null, ...answer });
  return (
    <>
      <ButtonRow>
        {canPublish && (
          <Button
            label={t`Publish only this: ${name}`}
            isPending={isBusy}
            isDisabled={problems.length > 0}
            onPress={() => send({})}
          >
            {t`Publish only this`}
          </Button>
        )}
        {open && (
          <Button label={t`Open: ${name}`} onPress={() => open(record)}>
            {t`Open`}
          </Button>
        )}
        {planned && canPublish && (
          <Button isPending={isBusy} onPress={() => unplan.mutate(planned)}>{t`Take back the plan`}</Button>
        )}
        <Button
          label={t`Discard: ${name}`}
          look="danger"
          isPending={isBusy}
          onPress={() => discard.mutate(only)}
        >
          {t`Discard`}
        </Button>
      </ButtonRow>
      <PublishTrouble
        error={publish.error ?? discard.error ?? unplan.error}
        isPending={publish.isPending}
        onAccept={send}
        onLeave={() => publish.reset()}
      />
    </>
  );
}

function RecordChanges({ diff }: { diff: RecordDiff }) {
  const { t } = useLingui();
  const { zone, nameOf } = useDraft();
  const { record, changes, problems } = diff;
  const name = nameOf(record);
  const texts = useFieldTexts();
  const planned = changes.find(({ publishAt }) => publishAt !== null)?.publishAt ?? null;
  const shown = formatDate(planned, { time: true }, zone);
  return (
    <section className={styles['record']} aria-label={name}>
      <div className={styles['head']}>
        <h3 className={styles['name']}>{name}</h3>
        {planned && <Badge>{t`Planned for ${shown}`}</Badge>}
      </div>
      <ChangeRows changes={changes} label={name} />
      {problems.map((problem) => (
        <Notice key={problem} tone="bad">
          {texts.problem(problem)}
        </Notice>
      ))}
      <RecordActions diff={diff} name={name} planned={planned} />
    </section>
  );
}

/** What the draft changes, record by record, and its publication. */
export function DraftPart() {
  const { t, i18n } = useLingui();
  const { view, labels } = useDraft();
  const [published, setPublished] = useState('');
  const checks = useChecks();
  const diffs = diffByRecord(view);
  const hidden = diffs.length - SHOWN;
  return (
    <div className={styles['part']}>
      <p role="status">{published || (diffs.length === 0 ? t`The draft has no changes.` : '')}</p>
      {published !== '' && <DoctorNote />}
      {!view.draft.canPublish && <Notice>{i18n._(labels.everyBranch)}</Notice>}
      {diffs.length > 0 && <PublishChecks checks={checks} />}
      {view.draft.canPublish && diffs.length > 0 && (
        <PublishForm diffs={diffs} checks={checks} onPublished={setPublished} />
      )}
      {diffs.slice(0, SHOWN).map((diff) => (
        <RecordChanges key={`${diff.record.entity} ${diff.record.id}`} diff={diff} />
      ))}
      {hidden > 0 && <p className={styles['quiet']}>{t`And ${hidden} more`}</p>}
    </div>
  );
}
