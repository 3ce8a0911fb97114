import { Badge } from '@dasturxon/admin-ui/badge';
import { Notice } from '@dasturxon/admin-ui/notice';
import { TextArea } from '@dasturxon/admin-ui/text-area';
import { isLanguage, LANGUAGE_NAMES, localize } from '@dasturxon/core/kernel';
import type { GuestReview, StaffSession } from '@dasturxon/core/staff';
import { REVIEW_MAX } from '@dasturxon/core/validation';
import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';

import { useCallError } from '../board/use-call-error.ts';
import { untilText } from '../branches/until-text.ts';
import { ReviewPictures } from '../guest-pictures/review-pictures.tsx';
import { useLanguage } from '../i18n/use-language.ts';
import { OnlineButton } from '../offline/online-button.tsx';
import { useNow } from '../time/use-now.ts';
import styles from './reviews.module.css';
import { useReply } from './use-reviews.ts';

/** The text of a reply, written in the language that the guest reads. */
function ReplyForm({ review }: { review: GuestReview }) {
  const { t } = useLingui();
  const [text, setText] = useState('');
  const reply = useReply(review.id);
  const failure = useCallError(reply.error);
  const named = isLanguage(review.language) ? LANGUAGE_NAMES[review.language] : null;
  const isLong = text.trim().length > REVIEW_MAX;
  return (
    <div className={styles['form']}>
      <TextArea
        label={
          named === null
            ? t`Reply, which all guests read`
            : t`Reply, which all guests read. This guest reads: ${named}`
        }
        value={text}
        onChange={setText}
        error={isLong ? t`At most ${REVIEW_MAX} characters.` : ''}
      />
      {failure !== '' && <Notice tone="bad">{failure}</Notice>}
      <OnlineButton
        look="main"
        isPending={reply.isPending}
        isDisabled={text.trim() === '' || isLong}
        onPress={() => reply.mutate(text.trim())}
      >
        {t`Send the reply`}
      </OnlineButton>
    </div>
  );
}

/** A review: the grade, what it is about, what the guest wrote, and the reply or the way to write it. */
export function ReviewRow({ review, session }: { review: GuestReview; session: StaffSession }) {
  const { t } = useLingui();
  const { language } = useLanguage();
  const now = useNow();
  const { grade, orderNumber: number, dish, guest, reply } = review;
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
      {reply === null ? (
        <ReplyForm review={review} />
      ) : (
        <p dir="auto" className={styles['reply']}>
          {reply}
        </p>
      )}
    </li>
  );
}
