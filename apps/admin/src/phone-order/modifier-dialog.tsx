import { Button } from '@dasturxon/admin-ui/button';
import { Dialog } from '@dasturxon/admin-ui/dialog';
import { checkModifiers, defaultModifiers, limitsOf } from '@dasturxon/core/cart';
import { chooseModifier, groupsToAsk, type Choice, type Product } from '@dasturxon/core/catalog';
import { formatPrice } from '@dasturxon/core/format';
import { localize } from '@dasturxon/core/kernel';
import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';

import { useLanguage } from '../i18n/use-language.ts';
import styles from './phone-order.module.css';

type Props = { product: Product; onChoose: (choices: Choice[]) => void; onClose: () => void };

/** The choices of a dish, which the operator reads to the guest. It is added once the required ones are chosen. */
export function ModifierDialog({ product, onChoose, onClose }: Props) {
  const { t } = useLingui();
  const { language } = useLanguage();
  const [choices, setChoices] = useState<Choice[]>(() => defaultModifiers(product.modificationGroups));
  const chosen = new Map(choices.map(({ id, count }) => [id, count]));
  const isComplete = checkModifiers(product.modificationGroups, choices).length === 0;
  return (
    <Dialog title={localize(product.name, language)} closeLabel={t`Close`} place="middle" onClose={onClose}>
      {groupsToAsk(product).map((group) => {
        const isOne = limitsOf(group).max === 1;
        return (
          <fieldset key={group.id} className={styles['group']}>
            <legend>
              {localize(group.name, language)}
              {limitsOf(group).min > 0 && ` · ${t`required`}`}
            </legend>
            {group.items
              .filter(({ isAvailable }) => isAvailable)
              .map((item) => (
                <label key={item.id} className={styles['choice']}>
                  <input
                    type={isOne && limitsOf(group).min > 0 ? 'radio' : 'checkbox'}
                    name={group.id}
                    checked={(chosen.get(item.id) ?? 0) > 0}
                    onChange={(event) =>
                      setChoices(
                        chooseModifier(product, choices, {
                          id: item.id,
                          count: event.target.checked ? Math.max(1, item.min) : 0,
                        }),
                      )
                    }
                  />
                  <span>{localize(item.name, language)}</span>
                  {item.price > 0 && <span>+{formatPrice(item.price, language)}</span>}
                </label>
              ))}
          </fieldset>
        );
      })}
      <Button look="main" isDisabled={!isComplete} onPress={() => onChoose(choices)}>
        {t`Add to the order`}
      </Button>
    </Dialog>
  );
}
