import { Badge } from '@dasturxon/admin-ui/badge';
import { Button, ButtonRow } from '@dasturxon/admin-ui/button';
import { Notice } from '@dasturxon/admin-ui/notice';
import { Row, RowList } from '@dasturxon/admin-ui/row-list';
import { formatDate } from '@dasturxon/core/format';
import type { StaffSession } from '@dasturxon/core/staff';
import { useLingui } from '@lingui/react/macro';
import { useLocation } from 'wouter';

import { OfficeFrame } from '../app/office-frame.tsx';
import { useCallError } from '../board/use-call-error.ts';
import styles from '../connections/connections.module.css';
import type { SessionProps } from '../session/session-props.ts';
import { pageOf, useFindingTexts } from './finding-texts.ts';
import { type Finding, useFindings, useMend } from './use-doctor.ts';

function FindingRow({ finding, canMend }: { finding: Finding; canMend: boolean }) {
  const { t } = useLingui();
  const [, go] = useLocation();
  const { mutate, isPending, error } = useMend();
  const failed = useCallError(error);
  const { severity, isFixable } = finding;
  const { name, text } = useFindingTexts(finding);
  const page = pageOf(finding);
  return (
    <Row title={<strong>{name}</strong>} details={text}>
      <Badge tone={severity === 'error' ? 'bad' : 'warn'}>
        {severity === 'error' ? t`Error` : t`Warning`}
      </Badge>
      <ButtonRow>
        {page !== null && (
          <Button label={t`Go there: ${name}`} onPress={() => go(page)}>{t`Go there`}</Button>
        )}
        {isFixable && canMend && (
          <Button
            label={t`Mend: ${name}`}
            isPending={isPending}
            onPress={() => mutate(finding)}
          >{t`Mend`}</Button>
        )}
      </ButtonRow>
      {failed !== '' && <Notice tone="bad">{failed}</Notice>}
    </Row>
  );
}

/** What was asked outside and did not answer: no finding, but not examined either. */
function Unanswered({ services }: { services: readonly string[] }) {
  const { t } = useLingui();
  const names = services.join(', ');
  return (
    <Notice>
      {t`These did not answer and were not checked:`} <bdi>{names}</bdi>
    </Notice>
  );
}

/** What the doctor finds now, each with the way to mend it. */
export function Findings({ session }: { session: StaffSession }) {
  const { t } = useLingui();
  const { data, error, refetch, isFetching } = useFindings();
  const failed = useCallError(error);
  const again = <Button isPending={isFetching} onPress={() => void refetch()}>{t`Check again`}</Button>;
  if (!data)
    return failed === '' ? (
      <p role="status">{t`Checking…`}</p>
    ) : (
      <Notice tone="bad">
        {failed} {again}
      </Notice>
    );
  const { findings, checkedAt, unanswered } = data;
  const errors = findings.filter(({ severity }) => severity === 'error').length;
  const warnings = findings.length - errors;
  const at = formatDate(checkedAt, { time: true }, session.timeZone);
  const canMend = session.permissions.includes('settings.publish');
  return (
    <>
      <p role="status">
        {findings.length === 0
          ? t`Nothing is wrong. Checked: ${at}`
          : t`Errors: ${errors}. Warnings: ${warnings}. Checked: ${at}`}
      </p>
      {unanswered.length > 0 && <Unanswered services={unanswered} />}
      <ButtonRow>{again}</ButtonRow>
      <RowList label={t`What was found`}>
        {findings.map((finding) => (
          <FindingRow
            key={`${finding.code} ${finding.where.kind} ${finding.where.id} ${Object.values(finding.facts).join(' ')}`}
            finding={finding}
            canMend={canMend}
          />
        ))}
      </RowList>
    </>
  );
}

/** What guests cannot buy, read or reach, and what is about to go wrong, with the way to mend it. */
export function DoctorScreen({ session, putBranch }: SessionProps) {
  const { t } = useLingui();
  return (
    <OfficeFrame session={session} putBranch={putBranch} tools={null}>
      <div className={styles['page']}>
        <h2 className={styles['title']}>{t`Check-up`}</h2>
        {session.permissions.includes('settings.read') ? (
          <Findings session={session} />
        ) : (
          <Notice>{t`Your role does not see the check-up.`}</Notice>
        )}
      </div>
    </OfficeFrame>
  );
}
