import type { Vacancy } from '@dasturxon/core/content';
import { localize } from '@dasturxon/core/kernel';
import { useLingui } from '@lingui/react/macro';
import { SectionCard } from '@dasturxon/ui/section-card';
import { useAtomValue } from 'jotai';

import { settingsAtom } from '../../store/boot.ts';
import { languageAtom } from '../../store/language.ts';
import { salaryText } from './salary-text.ts';
import styles from './vacancies.module.css';

/** A position: what it pays, what it asks, who answers for it (SCR-09). */
export function VacancyFacts({ vacancy }: { vacancy: Vacancy }) {
  const { t } = useLingui();
  const language = useAtomValue(languageAtom);
  const { main } = useAtomValue(settingsAtom).languages;
  const { monthlySalary, requirements, responsiblePerson, phone } = vacancy;
  const facts = [
    {
      name: t`Monthly salary`,
      value: monthlySalary && salaryText(monthlySalary, language),
      style: styles.salary,
    },
    { name: t`Requirements`, value: localize(requirements, language, main), style: styles.value },
    { name: t`Responsible person`, value: responsiblePerson, style: styles.value },
    { name: t`Phone`, value: phone, style: styles.value },
  ].filter(({ value }) => value);
  return (
    <SectionCard>
      <dl className={styles.facts}>
        {facts.map(({ name, value, style }) => (
          <div key={name}>
            <dt className={styles.name}>{name}</dt>
            <dd className={style}>
              <bdi>{value}</bdi>
            </dd>
          </div>
        ))}
      </dl>
    </SectionCard>
  );
}
