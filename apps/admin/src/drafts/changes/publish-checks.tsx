import { Button } from '@dasturxon/admin-ui/button';
import { CellCheck } from '@dasturxon/admin-ui/cell-check';
import { Notice } from '@dasturxon/admin-ui/notice';
import { Row, RowList } from '@dasturxon/admin-ui/row-list';
import { useLingui } from '@lingui/react/macro';

import { useFindingText } from '../../doctor/finding-text.ts';
import { useDraft } from '../draft-context.ts';
import type { Checks } from './use-checks.ts';

/** Findings drawn at once. */
const SHOWN = 50;

function FoundRow({ finding }: { finding: Checks['findings'][number] }) {
  const { t } = useLingui();
  const { open, nameOf } = useDraft();
  const textOf = useFindingText();
  const { kind, id } = finding.where;
  const record = kind === 'product' || kind === 'category' ? ({ entity: kind, id } as const) : null;
  const name = record === null ? finding.where.name : nameOf(record);
  return (
    <Row title={<strong>{name}</strong>} details={textOf(finding)}>
      {open && record && (
        <Button label={t`Open: ${name}`} onPress={() => open(record)}>
          {t`Open`}
        </Button>
      )}
    </Row>
  );
}

/** What is wrong with what is about to be published, and the confirmation that errors need (BO-373). */
export function PublishChecks({ checks }: { checks: Checks }) {
  const { t } = useLingui();
  const { findings, errorCount, warningCount, isSure, setSure } = checks;
  if (errorCount + warningCount === 0) return null;
  const hidden = errorCount + warningCount - Math.min(findings.length, SHOWN);
  return (
    <section aria-label={t`Checks before the publication`}>
      <Notice tone={errorCount > 0 ? 'bad' : 'warn'}>
        {t`Errors in the changes: ${errorCount}. Warnings: ${warningCount}.`}
      </Notice>
      <RowList label={t`Checks before the publication`}>
        {findings.slice(0, SHOWN).map((finding) => (
          <FoundRow key={`${finding.code} ${finding.where.kind} ${finding.where.id}`} finding={finding} />
        ))}
      </RowList>
      {hidden > 0 && <p>{t`And ${hidden} more`}</p>}
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
