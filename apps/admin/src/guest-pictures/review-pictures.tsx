import { Notice } from '@dasturxon/admin-ui/notice';
import { useLingui } from '@lingui/react/macro';

import { useCallError } from '../board/use-call-error.ts';
import styles from './guest-pictures.module.css';
import { useReviewPicture } from './use-guest-picture.ts';

function ReviewPicture({ id, nth }: { id: string; nth: number }) {
  const { t } = useLingui();
  const { data, error } = useReviewPicture(id);
  const failure = useCallError(error);
  if (failure !== '') return <Notice tone="bad">{failure}</Notice>;
  return data ? <img className={styles['image']} src={data} alt={t`Guest’s photo ${nth}`} /> : null;
}

/** What a guest has photographed for the restaurant (B34). */
export function ReviewPictures({ ids }: { ids: readonly string[] }) {
  if (ids.length === 0) return null;
  return (
    <div className={styles['row']}>
      {ids.map((id, index) => (
        <ReviewPicture key={id} id={id} nth={index + 1} />
      ))}
    </div>
  );
}
