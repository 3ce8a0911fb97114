import { ApiError } from '@dasturxon/core/api';
import { localize } from '@dasturxon/core/kernel';
import { contactLink } from '@dasturxon/core/merchant';
import { useLingui } from '@lingui/react/macro';
import { ActionBar } from '@dasturxon/ui/action-bar';
import { PhoneIcon } from '@dasturxon/ui/icons';
import { PageFrame } from '@dasturxon/ui/page-frame';
import { PrimaryButton } from '@dasturxon/ui/primary-button';
import { useQuery } from '@tanstack/react-query';
import { useAtomValue } from 'jotai';

import type { ScreenProps } from '../../app/routes/routes.ts';
import { useApi } from '../../domains/session/api.ts';
import { VacancyFacts } from '../../features/vacancies/vacancy-facts.tsx';
import { useTitle } from '../../i18n/use-title.ts';
import { back } from '../../router/navigation.ts';
import { settingsAtom } from '../../store/boot.ts';
import { languageAtom } from '../../store/language.ts';
import { Loaded } from '../loaded.tsx';
import { MissingPage } from '../not-found/missing-page.tsx';
import { whenOn } from '../when-on.tsx';
import { vacancyQuery } from '../../domains/content/vacancies.ts';

/** One open position, with a call as its main thing (RT-20). One that is filled leads nowhere. */
export const VacancyScreen = whenOn('vacancy-id', function Position({ params }: ScreenProps) {
  const { t } = useLingui();
  const language = useAtomValue(languageAtom);
  const { main } = useAtomValue(settingsAtom).languages;
  const vacancy = useQuery(vacancyQuery(useApi(), params['id'] ?? ''));
  const title = localize(vacancy.data?.position, language, main) || t`Vacancy`;
  const phone = vacancy.data?.phone;
  const call = phone ? contactLink({ type: 'phone', value: phone }) : null;
  useTitle(title);

  if (vacancy.error instanceof ApiError && vacancy.error.status === 404) return <MissingPage />;
  return (
    <PageFrame
      title={title}
      backLabel={t`Back`}
      onBack={() => back('/vacancy')}
      footer={
        call ? (
          <ActionBar>
            <PrimaryButton native={{ href: call }} before={<PhoneIcon />}>{t`Call`}</PrimaryButton>
          </ActionBar>
        ) : null
      }
    >
      <Loaded query={vacancy}>{(found) => <VacancyFacts vacancy={found} />}</Loaded>
    </PageFrame>
  );
});
