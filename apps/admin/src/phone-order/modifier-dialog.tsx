import { Dialog } from '@dasturxon/admin-ui/dialog';
import type { Choice, Product } from '@dasturxon/core/catalog';
import { localize } from '@dasturxon/core/kernel';
import { useLingui } from '@lingui/react/macro';

import { DishChoices } from '../dishes/dish-choices.tsx';
import { useLanguage } from '../i18n/use-language.ts';

type Props = { product: Product; onChoose: (choices: Choice[]) => void; onClose: () => void };

/** The choices of a dish, which the operator reads to the guest. */
export function ModifierDialog({ product, onChoose, onClose }: Props) {
  const { t } = useLingui();
  const { language } = useLanguage();
  return (
    <Dialog title={localize(product.name, language)} closeLabel={t`Close`} place="middle" onClose={onClose}>
      <DishChoices product={product} addLabel={t`Add to the order`} onAdd={onChoose} />
    </Dialog>
  );
}
