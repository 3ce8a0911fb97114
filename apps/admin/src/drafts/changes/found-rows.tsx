import { Button } from '@dasturxon/admin-ui/button';
import { Row, RowList } from '@dasturxon/admin-ui/row-list';
import type { PublicationFindings } from '@dasturxon/core/brand-doctor';
import type { RecordRef } from '@dasturxon/core/drafts';
import { useLingui } from '@lingui/react/macro';

import { useFindingText } from '../../doctor/finding-text.ts';

/** Findings drawn at once. */
const SHOWN = 50;

type Finding = PublicationFindings['findings'][number];

/** How the editor on the screen names and opens a record; without one a finding has the name that the server gave it. */
export type RecordsOfPage = {
  nameOf: (record: RecordRef) => string;
  open: ((record: RecordRef) => void) | null;
};

function FoundRow({ finding, page }: { finding: Finding; page: RecordsOfPage | null }) {
  const { t } = useLingui();
  const textOf = useFindingText();
  const { kind, id } = finding.where;
  const record = kind === 'product' || kind === 'category' ? ({ entity: kind, id } as const) : null;
  const name = record && page ? page.nameOf(record) : finding.where.name;
  const open = page?.open;
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

type Props = { findings: readonly Finding[]; all: number; page: RecordsOfPage | null };

/** Findings with the record of each; `all`: how many there are. */
export function FoundRows({ findings, all, page }: Props) {
  const { t } = useLingui();
  const hidden = all - Math.min(findings.length, SHOWN);
  return (
    <>
      <RowList label={t`Checks before the publication`}>
        {findings.slice(0, SHOWN).map((finding) => (
          <FoundRow
            key={`${finding.code} ${finding.where.kind} ${finding.where.id}`}
            finding={finding}
            page={page}
          />
        ))}
      </RowList>
      {hidden > 0 && <p>{t`And ${hidden} more`}</p>}
    </>
  );
}
