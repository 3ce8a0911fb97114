import { Notice } from '@dasturxon/admin-ui/notice';
import { bulkSpread, type FieldChange, UNUSUAL_PERCENT } from '@dasturxon/core/drafts';
import { formatNumber } from '@dasturxon/core/format';
import { useLingui } from '@lingui/react/macro';

import changesStyles from '../../drafts/changes/changes.module.css';
import { useDraft } from '../../drafts/draft-context.ts';
import { useFieldTexts } from '../../drafts/field-texts.ts';

/** Changes drawn at once; the sums are of all. */
const SHOWN = 100;

/** How far prices would move, and how many of them unusually far. */
function Spread({ changes }: { changes: readonly FieldChange[] }) {
  const { t } = useLingui();
  const spread = bulkSpread(changes);
  if (spread === null) return null;
  const [lowest, highest] = [formatNumber(spread.lowest), formatNumber(spread.highest)];
  const { unusual } = spread;
  return (
    <>
      <p>{t`From ${lowest} % to ${highest} %.`}</p>
      {unusual > 0 && (
        <Notice tone="warn">{t`By more than ${UNUSUAL_PERCENT} %: ${unusual}. Check the number.`}</Notice>
      )}
    </>
  );
}

/** What a bulk change would do: how many, how much at least and at most, and each value before and after. */
export function BulkPreview({ changes }: { changes: readonly FieldChange[] }) {
  const { t } = useLingui();
  const { nameOf } = useDraft();
  const texts = useFieldTexts();
  const count = changes.length;
  const hidden = count - SHOWN;
  return (
    <>
      <p role="status">{count === 0 ? t`Nothing would change.` : t`Would change: ${count}.`}</p>
      <Spread changes={changes} />
      <ul className={changesStyles['changes']} aria-label={t`Preview`}>
        {changes.slice(0, SHOWN).map((change) => (
          <li key={change.id} className={changesStyles['change']}>
            <span className={changesStyles['field']}>{nameOf(change)}</span>
            <span>
              <del>{texts.value(change.before, change.field)}</del>{' '}
              <ins>{texts.value(change.after, change.field)}</ins>
            </span>
          </li>
        ))}
      </ul>
      {hidden > 0 && <p>{t`And ${hidden} more`}</p>}
    </>
  );
}
