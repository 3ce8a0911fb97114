import type { Product } from '@dasturxon/core/catalog';
import { useLingui } from '@lingui/react/macro';
import { Cell } from '@dasturxon/ui/cell-list';
import { StarFilledIcon, StarIcon } from '@dasturxon/ui/icons';

/** The dish's grade, and the way to what guests say of it. */
export function ReviewsCell({ product, onOpen }: { product: Product; onOpen: () => void }) {
  const { t } = useLingui();
  const { grade } = product;
  return (
    <Cell
      icon={grade === null ? <StarIcon size={20} /> : <StarFilledIcon size={20} />}
      title={t`Reviews`}
      description={grade === null ? t`No reviews yet.` : null}
      end={grade === null ? null : <bdi>{grade.toFixed(1)}</bdi>}
      onClick={onOpen}
    />
  );
}
