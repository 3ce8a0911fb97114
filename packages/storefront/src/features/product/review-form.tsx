import { REVIEW_MAX } from '@dasturxon/core/validation';
import { ApiError } from '@dasturxon/core/api';
import { useLingui } from '@lingui/react/macro';
import { PrimaryButton } from '@dasturxon/ui/primary-button';
import { StarRating } from '@dasturxon/ui/star-rating';
import { TextArea } from '@dasturxon/ui/text-field';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useAtomValue, useSetAtom, useStore } from 'jotai';
import { useState } from 'react';

import { useApi } from '../../domains/session/api.ts';
import { gradeProduct } from '../../domains/menu/grades-query.ts';
import { loadGrades } from '../../domains/menu/load-grades.ts';
import { askToSignIn } from '../../domains/account/sign-in-first.ts';
import { failureText } from '../../i18n/labels/failure-text.ts';
import { useStarLabels } from '../../i18n/labels/dishes/star-labels.ts';
import { languageAtom } from '../../store/language.ts';
import { notifyAtom } from '../../store/notices.ts';
import { isSignedInAtom } from '../../domains/session/session.ts';
import styles from './reviews.module.css';

/** A buyer's review of a dish; a guest signs in first, and a customer who has not bought it gets a message (T43). */
export function ReviewForm({ productId, name }: { productId: string; name: string }) {
  const { t } = useLingui();
  const store = useStore();
  const isSignedIn = useAtomValue(isSignedInAtom);
  if (isSignedIn) return <OwnReview productId={productId} name={name} />;
  return (
    <PrimaryButton
      look={{ tone: 'quiet' }}
      onClick={() => askToSignIn(store, `/product/${encodeURIComponent(productId)}`, { replace: false })}
    >
      {t`Sign in to write a review`}
    </PrimaryButton>
  );
}

function OwnReview({ productId, name }: { productId: string; name: string }) {
  const { t, i18n } = useLingui();
  const language = useAtomValue(languageAtom);
  const notify = useSetAtom(notifyAtom);
  const store = useStore();
  const cache = useQueryClient();
  const api = useApi();
  const starLabels = useStarLabels();
  const [stars, setStars] = useState<number | null>(null);
  const [comment, setComment] = useState('');

  const review = useMutation({
    mutationFn: (grade: number) => gradeProduct(api, productId, { grade, comment: comment.trim() || null }),
    onSuccess: () => {
      void loadGrades(store);
      setStars(null);
      setComment('');
      void cache.invalidateQueries({ queryKey: ['reviews', productId] });
      notify({ tone: 'success', text: t`Thank you for your review!` });
    },
  });
  const hasNotBought = review.error instanceof ApiError && review.error.code === 'order.notGradable';
  const failure = review.error && failureText(i18n, language, review.error);

  return (
    <div className={styles.form}>
      <StarRating
        label={t`Your rating: ${name}`}
        starLabels={starLabels}
        value={stars}
        disabled={review.isPending}
        onChange={setStars}
      />
      {stars === null ? null : (
        <>
          <TextArea
            label={t`Your review`}
            input={{ maxLength: REVIEW_MAX }}
            value={comment}
            onChange={setComment}
          />
          {failure ? (
            <p className={styles.wrong} role="alert">
              {hasNotBought ? t`Only guests who have ordered this dish can review it.` : failure}
            </p>
          ) : null}
          <PrimaryButton busy={review.isPending} busyLabel={t`Sending`} onClick={() => review.mutate(stars)}>
            {t`Send`}
          </PrimaryButton>
        </>
      )}
    </div>
  );
}
