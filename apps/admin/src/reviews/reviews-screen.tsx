import { Button } from '@dasturxon/admin-ui/button';
import { Chips } from '@dasturxon/admin-ui/chips';
import { Notice } from '@dasturxon/admin-ui/notice';
import type { StaffSession } from '@dasturxon/core/staff';
import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';

import { OfficeFrame } from '../app/office-frame.tsx';
import { useCallError } from '../board/use-call-error.ts';
import type { SessionProps } from '../session/session-props.ts';
import { ReviewRow } from './review-row.tsx';
import styles from './reviews.module.css';
import { type Shown, useReviews } from './use-reviews.ts';

function Reviews({ session }: { session: StaffSession }) {
  const { t } = useLingui();
  const [show, setShow] = useState<Shown>('WAITING');
  const { data, error, hasNextPage, isFetchingNextPage, fetchNextPage } = useReviews(show);
  const failure = useCallError(error);
  const chips = [
    { value: 'WAITING' as const, label: t`Without a reply` },
    { value: 'ALL' as const, label: t`All` },
  ];
  return (
    <div className={styles['list']}>
      <h2 className={styles['title']}>{t`Reviews`}</h2>
      <Chips label={t`Reviews`} chips={chips} value={show} onChange={setShow} />
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
