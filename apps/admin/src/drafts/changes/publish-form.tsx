import { Button } from '@dasturxon/admin-ui/button';
import { TextField } from '@dasturxon/admin-ui/text-field';
import { formatDate } from '@dasturxon/core/format';
import { useLingui } from '@lingui/react/macro';
import { useState, useSyncExternalStore } from 'react';

import { useWhen, WhenFields } from '../../time/when-fields.tsx';
import { useDraft } from '../draft-context.ts';
import styles from './changes.module.css';
import type { RecordDiff } from './diff.ts';
import { type Answer, PublishTrouble } from './publish-trouble.tsx';
import type { Checks } from './use-checks.ts';
import { usePublish } from './use-changes.ts';

type Props = { diffs: readonly RecordDiff[]; checks: Checks; onPublished: (text: string) => void };

/** Publishes the whole draft, now or at a time. */
export function PublishForm({ diffs, checks, onPublished }: Props) {
  const { t } = useLingui();
  const { view, store, zone } = useDraft();
  const { isSaving } = useSyncExternalStore(store.subscribe, store.state);
  const when = useWhen(zone);
  const [note, setNote] = useState('');
  const publish = usePublish();
  const { at, isReady, isLater } = when;
  const count = diffs.reduce((sum, { changes }) => sum + changes.length, 0);
  const isComplete = diffs.every(({ problems }) => problems.length === 0);
  const wanted = { records: null, expectedVersion: view.revision, at, note: note.trim() || null };
  const done = ({ version }: { version: number | null }) => {
    const shown = formatDate(at, { time: true }, zone);
    onPublished(version === null ? t`Planned for ${shown}` : t`Published as version ${version}`);
    setNote('');
  };
  // The form goes with the last change, and with it what `mutate` would call.
  const send = (answer: Answer) =>
    void publish.mutateAsync({ ...wanted, ...answer }).then(done, () => undefined);
  const { confirmed } = checks;
  return (
    <form
      className={styles['form']}
      onSubmit={(event) => {
        event.preventDefault();
        send(confirmed === undefined ? {} : { confirmed });
      }}
    >
      <WhenFields {...when} />
      <TextField label={t`Note for colleagues`} value={note} onChange={setNote} />
      <Button
        type="submit"
        look="main"
        isPending={publish.isPending || isSaving}
        isDisabled={!isComplete || !isReady || (checks.errorCount > 0 && !checks.isSure)}
      >
        {isLater ? t`Plan all: ${count}` : t`Publish all: ${count}`}
      </Button>
      <PublishTrouble
        error={publish.error}
        isPending={publish.isPending}
        onAccept={send}
        onLeave={() => publish.reset()}
      />
    </form>
  );
}
