import { Notice } from '@dasturxon/admin-ui/notice';
import { type ApiError, readClicks, unwrap } from '@dasturxon/core/api';
import { periodNamed, type ReportPeriod } from '@dasturxon/core/report';
import { useLingui } from '@lingui/react/macro';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';

import { api } from '../api/api.ts';
import { useCallError } from '../board/use-call-error.ts';
import { useDraft } from '../drafts/draft-context.ts';
import { PeriodFields } from '../reports/period-fields.tsx';
import type { ContentView, DraftContent } from './content-view.ts';
import styles from './content.module.css';

/** How often guests opened each banner and story between two days; nothing is asked while a day is missing. */
const useClicks = ({ from, to }: ReportPeriod) =>
  useQuery<readonly { entity: string; id: string; count: number }[], ApiError>({
    queryKey: ['clicks', from, to],
    queryFn: async ({ signal }) => unwrap(await api(readClicks, { query: { from, to }, signal })),
    enabled: from !== '' && to !== '',
    placeholderData: keepPreviousData,
    staleTime: 0,
  });

/** How often guests opened it: in 30 days, ever (BO-435), and between two days (BO-449). */
export function Clicks({ content, view }: { content: DraftContent; view: ContentView }) {
  const { t } = useLingui();
  const { zone } = useDraft();
  const [period, setPeriod] = useState(() => periodNamed('WEEK', new Date(), zone));
  const { data, error } = useClicks(period);
  const failure = useCallError(error);
  const isThis = (one: { entity: string; id: string }) =>
    one.entity === content.entity && one.id === content.id;
  const { month = 0, all = 0 } = view.clicks.find(isThis) ?? {};
  const count = data?.find(isThis)?.count ?? 0;
  return (
    <section className={styles['part']} aria-label={t`Opened by guests`}>
      <h3 className={styles['title']}>{t`Opened by guests`}</h3>
      <p className={styles['quiet']}>{t`Opened by guests in 30 days: ${month}. Ever: ${all}.`}</p>
      <PeriodFields period={period} zone={zone} onChange={setPeriod} />
      {failure === '' ? (
        data && <p className={styles['quiet']}>{t`In the chosen days: ${count}`}</p>
      ) : (
        <Notice tone="bad">{failure}</Notice>
      )}
    </section>
  );
}
