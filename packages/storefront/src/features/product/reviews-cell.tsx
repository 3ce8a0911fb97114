import type { Product } from '@dasturxon/core/catalog';
import { useLingui } from '@lingui/react/macro';
import { Cell } from '@dasturxon/ui/cell-list';
import { StarFilledIcon, StarIcon } from '@dasturxon/ui/icons';
import { useState } from 'react';

import { Reviews } from './reviews.tsx';

/** The dish's grade, and the way to what guests say of it. */
export function ReviewsCell({ product, name }: { product: Product; name: string }) {
  const { t } = useLingui();
  const [isOpen, open] = useState(false);
  const { grade } = product;
  return (
    <>
      <Cell
        icon={grade === null ? <StarIcon size={20} /> : <StarFilledIcon size={20} />}
        title={t`Reviews`}
        description={grade === null ? t`Nobody has written about it yet.` : null}
        end={grade === null ? null : <bdi>{grade.toFixed(1)}</bdi>}
        onClick={() => open(true)}
      />
      {isOpen ? <Reviews productId={product.id} name={name} onClose={() => open(false)} /> : null}
    </>
  );
}
