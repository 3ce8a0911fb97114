import { CellCheck } from '@dasturxon/admin-ui/cell-check';
import { Notice } from '@dasturxon/admin-ui/notice';
import { useLingui } from '@lingui/react/macro';

import { useDraft } from '../draft-context.ts';
import { FoundRows } from './found-rows.tsx';
import type { Checks } from './use-checks.ts';

/** What is wrong with what is about to be published, and the confirmation that errors need (BO-373). */
export function PublishChecks({ checks }: { checks: Checks }) {
  const { t } = useLingui();
  const page = useDraft();
  const { findings, errorCount, warningCount, isSure, setSure } = checks;
  if (errorCount + warningCount === 0) return null;
  return (
    <section aria-label={t`Checks before the publication`}>
      <Notice tone={errorCount > 0 ? 'bad' : 'warn'}>
        {t`Errors in the changes: ${errorCount}. Warnings: ${warningCount}.`}
      </Notice>
      <FoundRows findings={findings} all={errorCount + warningCount} page={page} />
      {errorCount > 0 && (
        <CellCheck
          label={t`Publish with these errors`}
          text={t`Publish with these errors`}
          isOn={isSure}
          onChange={setSure}
        />
      )}
    </section>
  );
}
