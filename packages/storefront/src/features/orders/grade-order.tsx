import { REVIEW_PICTURES_AT_MOST } from '@dasturxon/core/content';
import { REVIEW_MAX } from '@dasturxon/core/validation';
import { ApiError, type OrderDetails } from '@dasturxon/core/api';
import type { Order } from '@dasturxon/core/order';
import { useLingui } from '@lingui/react/macro';
import { PrimaryButton } from '@dasturxon/ui/primary-button';
import { SectionCard } from '@dasturxon/ui/section-card';
import { StarRating, Stars } from '@dasturxon/ui/star-rating';
import { TextArea } from '@dasturxon/ui/text-field';
import { useIsMutating, useMutation, useQueryClient } from '@tanstack/react-query';
import { useAtomValue, useSetAtom, useStore } from 'jotai';
import { useState } from 'react';

import { SENDING_PICTURE } from '../../domains/pictures/own-pictures.ts';
import { useApi } from '../../domains/session/api.ts';
import { gradeOrder, gradeProduct } from '../../domains/menu/grades-query.ts';
import { loadGrades } from '../../domains/menu/load-grades.ts';
import { orderQuery } from '../../domains/orders/orders.ts';
import { failureText } from '../../i18n/labels/failure-text.ts';
import { useStarLabels } from '../../i18n/labels/dishes/star-labels.ts';
import { languageAtom } from '../../store/language.ts';
import { notifyAtom } from '../../store/notices.ts';
import { useOrderFormats } from '../../i18n/labels/order-formats.ts';
import { PhotosField } from '../../domains/pictures/photos-field.tsx';
import { LateTip } from './late-tip.tsx';
import styles from './orders.module.css';

/** What a guest can answer and give once an order has arrived: stars (TEN-08), and a tip (B35). */
export function GradeOrder({ order }: { order: OrderDetails }) {
  return (
    <>
      <Grades order={order} />
      <LateTip order={order} />
    </>
  );
}

/** Stars for an order, for its dishes, a word and photos (B34); afterwards, what was given. */
function Grades({ order }: { order: OrderDetails }) {
  const { t } = useLingui();
  const starLabels = useStarLabels();
  if (order.grade === null) return <GradeForm order={order} />;
  return (
    <SectionCard title={t`Your rating`}>
      <p className={styles.graded}>
        <Stars value={order.grade} label={starLabels[order.grade - 1] ?? String(order.grade)} />
        {t`Thank you! The restaurant reads every word.`}
      </p>
    </SectionCard>
  );
}

function GradeForm({ order }: { order: OrderDetails }) {
  const { t } = useLingui();
  const format = useOrderFormats();
  const starLabels = useStarLabels();
  const [stars, setStars] = useState<number | null>(null);
  const [dishes, setDishes] = useState<Readonly<Record<string, number>>>({});
  const [comment, setComment] = useState('');
  const [pictures, setPictures] = useState<string[]>([]);
  const { send, isBusy } = useSendGrade(order);
  const isSendingPicture = useIsMutating({ mutationKey: SENDING_PICTURE }) > 0;

  return (
    <SectionCard title={t`How was it?`}>
      <div className={styles.grading}>
        <StarRating
          label={t`The order`}
          starLabels={starLabels}
          value={stars}
          disabled={isBusy}
          onChange={setStars}
        />
        {stars === null ? null : (
          <>
            {distinctLines(order).map(({ productId, name }) => (
              <StarRating
                key={productId}
                label={format.name(name)}
                starLabels={starLabels}
                value={dishes[productId] ?? null}
                disabled={isBusy}
                onChange={(given) => setDishes({ ...dishes, [productId]: given })}
              />
            ))}
            <TextArea
              label={t`What was good, what was not`}
              input={{ name: 'review', maxLength: REVIEW_MAX, disabled: isBusy }}
              value={comment}
              onChange={setComment}
            />
            <PhotosField
              kind="REVIEW"
              most={REVIEW_PICTURES_AT_MOST}
              label={t`Photos`}
              hint={t`Only the restaurant sees them.`}
              ids={pictures}
              onChange={setPictures}
            />
            <PrimaryButton
              disabled={isSendingPicture}
              busy={isBusy}
              busyLabel={t`Sending`}
              onClick={() => send({ stars, dishes, pictures, comment: comment.trim() || null })}
            >
              {t`Send`}
            </PrimaryButton>
          </>
        )}
      </div>
    </SectionCard>
  );
}

const distinctLines = ({ cartItems }: Pick<Order, 'cartItems'>) => [
  ...new Map(cartItems.map((line) => [line.productId, line])).values(),
];

/** A discontinued dish takes no stars: the others still count. */
function unlessGone(failure: unknown): void {
  if (!(failure instanceof ApiError && failure.code === 'product.notFound')) throw failure;
}

type Given = {
  stars: number;
  dishes: Readonly<Record<string, number>>;
  comment: string | null;
  pictures: readonly string[];
};

/** Sends the dishes' stars first: they may be sent again, while an order is graded once. */
function useSendGrade(order: OrderDetails) {
  const { t, i18n } = useLingui();
  const language = useAtomValue(languageAtom);
  const notify = useSetAtom(notifyAtom);
  const api = useApi();
  const cache = useQueryClient();
  const store = useStore();
  const grade = useMutation({
    mutationFn: async ({ stars, dishes, comment, pictures }: Given) => {
      await Promise.all(
        Object.entries(dishes).map(([productId, given]) =>
          gradeProduct(api, productId, { grade: given, comment: null }).catch(unlessGone),
        ),
      );
      return gradeOrder(api, order.id, { grade: stars, comment, pictures });
    },
    onSuccess: (graded) => {
      cache.setQueryData(orderQuery(api, order.id).queryKey, graded);
      void cache.invalidateQueries({ queryKey: ['reviews'] });
      void loadGrades(store);
      notify({ tone: 'success', text: t`Thank you! The restaurant reads every word.` });
    },
    onError: (failure) => notify({ tone: 'error', text: failureText(i18n, language, failure) }),
  });
  return { send: grade.mutate, isBusy: grade.isPending };
}
