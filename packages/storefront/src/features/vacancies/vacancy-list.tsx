import type { Vacancy } from '@dasturxon/core/content';
import { localize } from '@dasturxon/core/kernel';
import { useLingui } from '@lingui/react/macro';
import { Cell, CellList } from '@dasturxon/ui/cell-list';
import { EmptyState } from '@dasturxon/ui/empty-state';
import { BriefcaseIcon } from '@dasturxon/ui/icons';
import { SectionCard } from '@dasturxon/ui/section-card';
import { useAtomValue } from 'jotai';

import { ToMenuButton } from '../../i18n/to-menu-button.tsx';
import { followCell } from '../../router/follow-cell.ts';
import { settingsAtom } from '../../store/boot.ts';
import { languageAtom } from '../../store/language.ts';
import { salaryText } from './vacancy-facts.tsx';
import styles from './vacancies.module.css';

/** The brand's open positions, in a list (SCR-09). */
export function VacancyList({ vacancies }: { vacancies: readonly Vacancy[] }) {
  const { t } = useLingui();
  const language = useAtomValue(languageAtom);
  const { main } = useAtomValue(settingsAtom).languages;
  if (vacancies.length === 0)
    return (
      <EmptyState
        drawing="store"
        title={t`No open positions now`}
        text={t`Check back soon: new openings appear here first.`}
        action={<ToMenuButton />}
      />
    );
  return (
    <div className={styles.list}>
      <SectionCard>
        <CellList>
          {vacancies.map(({ id, position, monthlySalary }) => (
            <Cell
              key={id}
              title={localize(position, language, main)}
              description={monthlySalary && salaryText(monthlySalary, language)}
              icon={<BriefcaseIcon />}
              href={`/vacancy/${encodeURIComponent(id)}`}
              onClick={followCell(`/vacancy/${encodeURIComponent(id)}`)}
            />
          ))}
        </CellList>
      </SectionCard>
    </div>
  );
}
