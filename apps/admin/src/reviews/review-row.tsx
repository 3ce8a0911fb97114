import { Badge } from '@dasturxon/admin-ui/badge';
import { Notice } from '@dasturxon/admin-ui/notice';
import { formatNumber } from '@dasturxon/core/format';
import { localize } from '@dasturxon/core/kernel';
import type { GuestReview, StaffSession } from '@dasturxon/core/staff';
import { useLingui } from '@lingui/react/macro';

import { untilText } from '../branches/until-text.ts';
import { ReviewPictures } from '../guest-pictures/review-pictures.tsx';
import { useLanguage } from '../i18n/use-language.ts';
import { useNow } from '../time/use-now.ts';
import { ReviewCare } from './review-care.tsx';
import { HIDE_LABELS } from './review-labels.ts';
import styles from './reviews.module.css';

/** What the restaurant did about a review so far. */
function Answers({ review: { reply, message, apology, hidden } }: { review: GuestReview }) {
  const { t } = useLingui();
  const points = formatNumber(apology ?? 0);
  return (
    <>
      {reply !== null && (
        <p dir="auto" className={styles['reply']}>
          {reply}
        </p>
      )}
      {message !== null && (
        <div className={styles['reply']}>
          <Badge>{t`To the guest alone`}</Badge>
          <p dir="auto">{message}</p>
        </div>
      )}
      {apology !== null && <p>{t`Apology: ${points} points`}</p>}
      {hidden !== null && (
        <Notice tone="warn">{[t`Guests do not see it`, t(HIDE_LABELS[hidden])].join(' · ')}</Notice>
      )}
    </>
  );
}

/** A review: the grade, what it is about, what the guest wrote, and the reply or the way to write it. */
export function ReviewRow({ review, session }: { review: GuestReview; session: StaffSession }) {
  const { t } = useLingui();
  const { language } = useLanguage();
  const now = useNow();
  const { grade, orderNumber: number, dish, guest } = review;
  const branch = session.branches.find(({ id }) => id === review.branchId);
  const about = [
    dish === null ? null : localize(dish, language),
    t`Order ${number}`,
    branch ? localize(branch.name, language) : null,
    guest,
    untilText(review.createdAt, now, session.timeZone),
  ];
  return (
    <li className={styles['review']} aria-label={t`Order ${number}`}>
      <p className={styles['head']}>
        <Badge tone={grade <= 2 ? 'bad' : grade === 3 ? 'warn' : 'good'}>{t`${grade} of 5`}</Badge>
        <span>{about.filter(Boolean).join(' · ')}</span>
      </p>
      {review.comment !== null && (
        <p dir="auto" className={styles['text']}>
          {review.comment}
        </p>
      )}
      <ReviewPictures ids={review.pictures} />
      <Answers review={review} />
      <ReviewCare review={review} session={session} />
    </li>
  );
}
