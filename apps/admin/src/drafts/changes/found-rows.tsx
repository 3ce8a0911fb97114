import { Badge } from '@dasturxon/admin-ui/badge';
import { Button } from '@dasturxon/admin-ui/button';
import { Row, RowList } from '@dasturxon/admin-ui/row-list';
import type { PublicationFindings } from '@dasturxon/core/brand-doctor';
import { DRAFT_ENTITIES, type DraftArea, isOfArea, type RecordRef } from '@dasturxon/core/drafts';
import { useLingui } from '@lingui/react/macro';

import { TEXT_LABELS } from '../../content/content-labels.ts';
import { useFindingTexts } from '../../doctor/finding-texts.ts';

/** Findings drawn at once. */
const SHOWN = 50;

type Finding = PublicationFindings['findings'][number];

/** How the editor on the screen names and opens a record; without one a finding has the name that the server gave it. */
export type RecordsOfPage = {
  source: { area: DraftArea };
  nameOf: (record: RecordRef) => string;
  open: ((record: RecordRef) => void) | null;
};

/** The record of the editor that a finding is about; null for a setting, and for a record of another editor. */
function recordOf({ kind, id }: Finding['where'], page: RecordsOfPage | null): RecordRef | null {
  const entity = DRAFT_ENTITIES.find((one) => one === (kind === 'region' ? 'zone' : kind));
  if (!page || !entity || TEXT_LABELS[`${kind} ${id}`]) return null;
  return isOfArea(page.source.area, { entity }) ? { entity, id } : null;
}

function FoundRow({ finding, page }: { finding: Finding; page: RecordsOfPage | null }) {
  const { t } = useLingui();
  const texts = useFindingTexts(finding);
  const record = recordOf(finding.where, page);
  const name = record && page ? page.nameOf(record) : texts.name;
  const open = page?.open;
  return (
    <Row title={<strong>{name}</strong>} details={texts.text}>
      <Badge tone={finding.severity === 'error' ? 'bad' : 'warn'}>
        {finding.severity === 'error' ? t`Error` : t`Warning`}
      </Badge>
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
          <FoundRow key={JSON.stringify(finding)} finding={finding} page={page} />
        ))}
      </RowList>
      {hidden > 0 && <p>{t`And ${hidden} more`}</p>}
    </>
  );
}
