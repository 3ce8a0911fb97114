import { Button } from '@dasturxon/admin-ui/button';
import { hasChoices, needsChoice, type Product } from '@dasturxon/core/catalog';
import { localize } from '@dasturxon/core/kernel';
import { useLingui } from '@lingui/react/macro';

import { useLanguage } from '../i18n/use-language.ts';

/** Opens the choices of a dish that can also be added without any; absent for other dishes. */
export function ChooseButton({ product, onChoose }: { product: Product; onChoose: () => void }) {
  const { t } = useLingui();
  const { language } = useLanguage();
  if (needsChoice(product) || !hasChoices(product)) return null;
  return (
    <Button label={`${t`Choose…`} ${localize(product.name, language)}`} onPress={onChoose}>
      {t`Choose…`}
    </Button>
  );
}
