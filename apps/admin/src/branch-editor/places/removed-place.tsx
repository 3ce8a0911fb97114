import { Button } from '@dasturxon/admin-ui/button';
import { Notice } from '@dasturxon/admin-ui/notice';
import { useLingui } from '@lingui/react/macro';

import { useRecordLife } from '../../drafts/use-record-life.ts';
import type { DraftPlace } from './place-view.ts';

/** A place that the next publication removes. */
export function RemovedPlace({ place, name }: { place: DraftPlace; name: string }) {
  const { t } = useLingui();
  const { restore } = useRecordLife(place);
  return (
    <Notice tone="warn">
      <p>
        <strong>{name}</strong> {t`It is removed when the changes are published.`}
      </p>
      <Button label={t`Keep it: ${name}`} onPress={restore}>{t`Keep it`}</Button>
    </Notice>
  );
}
