import type { Vacancy } from '@dasturxon/core/content';
import { directionOf, type Language, localize } from '@dasturxon/core/kernel';
import { useLingui } from '@lingui/react/macro';
import { SectionCard } from '@dasturxon/ui/section-card';
import { useAtomValue } from 'jotai';
import { currencyLabel, leftToRight, NO_BREAK_SPACE } from '@dasturxon/core/format';

import { settingsAtom } from '../../store/boot.ts';
import { languageAtom } from '../../store/language.ts';
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

const ONLY_NUMBERS = /^[\d\s\u00A0–—-]+$/;

/** A salary is the merchant's text (ENT-46); bare numbers get the currency of the page's language. */
export function salaryText(salary: string, language: Language): string {
  if (!ONLY_NUMBERS.test(salary)) return salary;
  const digits = directionOf(language) === 'rtl' ? leftToRight(salary.trim()) : salary.trim();
  return `${digits}${NO_BREAK_SPACE}${currencyLabel(language)}`;
}
