import { Button } from '@dasturxon/admin-ui/button';
import { Chips } from '@dasturxon/admin-ui/chips';
import { Notice } from '@dasturxon/admin-ui/notice';
import type { StaffSession } from '@dasturxon/core/staff';
import { useLingui } from '@lingui/react/macro';
import { clsx } from 'clsx';
import { useState } from 'react';

import page from '../app/page-column.module.css';
import { OfficeFrame } from '../app/office-frame.tsx';
import { useCallError } from '../board/use-call-error.ts';
import type { SessionProps } from '../session/session-props.ts';
import { ApologyLimit } from './apology-limit.tsx';
import { ReviewRow } from './review-row.tsx';
import styles from './reviews.module.css';
import { type Shown, type Sort, useReviews } from './use-reviews.ts';

function Reviews({ session }: { session: StaffSession }) {
  const { t } = useLingui();
  const [show, setShow] = useState<Shown>('WAITING');
  const [sort, setSort] = useState<Sort>('NEWEST');
  const { data, error, hasNextPage, isFetchingNextPage, fetchNextPage } = useReviews(show, sort);
  const failure = useCallError(error);
  const chips = [
    { value: 'WAITING' as const, label: t`Without a reply` },
    { value: 'ALL' as const, label: t`All` },
  ];
  return (
    <div className={clsx(page['screen'], page['narrow'])}>
      <h2 className={page['title']}>{t`Reviews`}</h2>
      <Chips label={t`Reviews`} chips={chips} value={show} onChange={setShow} />
      <Chips
        label={t`Order of the reviews`}
        chips={[
          { value: 'NEWEST' as const, label: t`Newest first` },
          { value: 'LOWEST' as const, label: t`Fewest stars first` },
        ]}
        value={sort}
        onChange={setSort}
      />
      {session.permissions.includes('settings.publish') && <ApologyLimit />}
      {failure !== '' && <Notice tone="bad">{failure}</Notice>}
      {data?.length === 0 && (
        <p role="status">
          {show === 'WAITING' ? t`Every review has a reply.` : t`There are no reviews yet.`}
        </p>
      )}
      <ul className={styles['reviews']}>
        {data?.map((review) => (
          <ReviewRow key={review.id} review={review} session={session} />
        ))}
      </ul>
      {hasNextPage && (
        <Button isPending={isFetchingNextPage} onPress={() => void fetchNextPage()}>
          {t`Show older reviews`}
        </Button>
      )}
    </div>
  );
}

/** What guests wrote about orders and dishes, and the restaurant's replies (B34). */
export function ReviewsScreen({ session, putBranch }: SessionProps) {
  const { t } = useLingui();
  return (
    <OfficeFrame session={session} putBranch={putBranch} tools={null}>
      {session.permissions.includes('reviews.reply') ? (
        <Reviews session={session} />
      ) : (
        <Notice>{t`Your role does not reply to reviews.`}</Notice>
      )}
    </OfficeFrame>
  );
}
