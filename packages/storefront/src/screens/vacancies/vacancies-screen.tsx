import { useLingui } from '@lingui/react/macro';
import { PageFrame } from '@dasturxon/ui/page-frame';
import { useQuery } from '@tanstack/react-query';

import { useApi } from '../../domains/session/api.ts';
import { VacancyList } from '../../features/vacancies/vacancy-list.tsx';
import { useTitle } from '../../i18n/use-title.ts';
import { back } from '../../router/navigation.ts';
import { Loaded } from '../loaded.tsx';
import { whenOn } from '../when-on.tsx';
import { vacanciesQuery } from '../../domains/content/vacancies.ts';

/** Open positions (RT-19, SET-05). */
export const VacanciesScreen = whenOn('vacancy', function Vacancies() {
  const { t } = useLingui();
  const vacancies = useQuery(vacanciesQuery(useApi()));
  useTitle(t`Vacancies`);
  return (
    <PageFrame title={t`Vacancies`} backLabel={t`Back`} onBack={() => back('/')}>
      <Loaded query={vacancies}>{(list) => <VacancyList vacancies={list} />}</Loaded>
    </PageFrame>
  );
});
