import type { Review } from '@dasturxon/core/catalog';
import { formatDate } from '@dasturxon/core/format';
import { SHEET_MAX_HEIGHT } from '@dasturxon/core/kernel';
import { useLingui } from '@lingui/react/macro';
import { ErrorState } from '@dasturxon/ui/error-state';
import { PrimaryButton } from '@dasturxon/ui/primary-button';
import { Sheet } from '@dasturxon/ui/sheet';
import { SkeletonRows } from '@dasturxon/ui/skeleton';
import { Stars } from '@dasturxon/ui/star-rating';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useAtomValue } from 'jotai';
import { Suspense } from 'react';

import { useApi } from '../../domains/session/api.ts';
import { reviewsQuery } from '../../domains/menu/grades-query.ts';
import { useDeps } from '../../hosts/deps.ts';
import { failureText } from '../../i18n/labels/failure-text.ts';
import { useStarLabels } from '../../i18n/labels/dishes/star-labels.ts';
import { lazyWithMessages } from '../../i18n/lazy-messages.tsx';
import { languageAtom } from '../../store/language.ts';
import { ReviewForm } from './review-form.tsx';
import styles from './reviews.module.css';

// Few reviews have one.
const ReviewReply = lazyWithMessages(
  () => import('./review-reply.tsx'),
  (module) => module.ReviewReply,
);

type ReviewsProps = { productId: string; name: string; onClose: () => void };

/** Guests' reviews of a dish, ten at a time, and a form for one's own (ENT-28). */
export function Reviews({ productId, name, onClose }: ReviewsProps) {
  const { t } = useLingui();
  return (
    <Sheet
      open
      maxHeight={SHEET_MAX_HEIGHT}
      header={{ title: t`Reviews`, closeLabel: t`Close` }}
      onClose={onClose}
    >
      <div className={styles.reviews}>
        <ReviewList productId={productId} />
        <ReviewForm productId={productId} name={name} />
      </div>
    </Sheet>
  );
}

function ReviewList({ productId }: { productId: string }) {
  const { t, i18n } = useLingui();
  const language = useAtomValue(languageAtom);
  const pages = useInfiniteQuery(reviewsQuery(useApi(), productId));
  if (pages.isPending) return <SkeletonRows label={t`Loading`} count={2} />;
  if (!pages.data)
    return (
      <ErrorState
        title={failureText(i18n, language, pages.error)}
        action={<PrimaryButton onClick={() => void pages.refetch()}>{t`Try again`}</PrimaryButton>}
      />
    );
  const reviews = pages.data.pages.flat();
  if (reviews.length === 0) return <p className={styles.quiet}>{t`No reviews yet.`}</p>;
  return (
    <>
      <ul className={styles.list}>
        {reviews.map((review) => (
          <OneReview key={review.id} review={review} />
        ))}
      </ul>
      {pages.hasNextPage ? (
        <PrimaryButton
          look={{ tone: 'quiet' }}
          busy={pages.isFetchingNextPage}
          busyLabel={t`Loading`}
          onClick={() => void pages.fetchNextPage()}
        >
          {t`Show more`}
        </PrimaryButton>
      ) : null}
    </>
  );
}

function OneReview({ review }: { review: Review }) {
  const { t } = useLingui();
  const { timeZone } = useDeps();
  const starLabels = useStarLabels();
  const { grade, comment, reply, firstName, createdDate } = review;
  return (
    <li className={styles.review}>
      <p className={styles.top}>
        <bdi className={styles.author}>{firstName || t`Guest`}</bdi>
        <Stars value={grade} label={starLabels[grade - 1] ?? String(grade)} />
        <time className={styles.quiet} dateTime={createdDate ?? undefined}>
          {formatDate(createdDate, {}, timeZone)}
        </time>
      </p>
      {comment ? (
        <p>
          <bdi>{comment}</bdi>
        </p>
      ) : null}
      {reply ? (
        <Suspense>
          <ReviewReply text={reply} />
        </Suspense>
      ) : null}
    </li>
  );
}
