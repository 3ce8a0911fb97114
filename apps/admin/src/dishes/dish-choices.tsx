import { Button } from '@dasturxon/admin-ui/button';
import { checkModifiers, defaultModifiers, limitsOf } from '@dasturxon/core/cart';
import { type Choice, chooseModifier, groupsToAsk, type Product } from '@dasturxon/core/catalog';
import { localize } from '@dasturxon/core/kernel';
import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';

import { priceText } from '../prices/price-text.ts';
import { useLanguage } from '../i18n/use-language.ts';
import styles from './dishes.module.css';

type GroupProps = {
  product: Product;
  group: Product['modificationGroups'][number];
  choices: readonly Choice[];
  onChoose: (choices: Choice[]) => void;
};

function ChoiceGroup({ product, group, choices, onChoose }: GroupProps) {
  const { t } = useLingui();
  const { language } = useLanguage();
  const { min, max } = limitsOf(group);
  return (
    <fieldset className={styles['group']}>
      <legend dir="auto">
        {localize(group.name, language)}
        {min > 0 && ` · ${t`required`}`}
      </legend>
      {group.items
        .filter(({ isAvailable }) => isAvailable)
        .map((item) => (
          <label key={item.id} className={styles['choice']}>
            <input
              type={max === 1 && min > 0 ? 'radio' : 'checkbox'}
              name={group.id}
              checked={choices.some(({ id, count }) => id === item.id && count > 0)}
              onChange={({ target }) =>
                onChoose(
                  chooseModifier(product, choices, {
                    id: item.id,
                    count: target.checked ? Math.max(1, item.min) : 0,
                  }),
                )
              }
            />
            <span dir="auto">{localize(item.name, language)}</span>
            {item.price > 0 && <span>+{priceText(item.price, language)}</span>}
          </label>
        ))}
    </fieldset>
  );
}

type Props = { product: Product; addLabel: string; onAdd: (choices: Choice[]) => void };

/** The choices of a dish by group, from its defaults; it can be added once the required ones are made. */
export function DishChoices({ product, addLabel, onAdd }: Props) {
  const [choices, setChoices] = useState(() => defaultModifiers(product.modificationGroups));
  const isComplete = checkModifiers(product.modificationGroups, choices).length === 0;
  return (
    <>
      {groupsToAsk(product).map((group) => (
        <ChoiceGroup key={group.id} {...{ product, group, choices }} onChoose={setChoices} />
      ))}
      <Button look="main" isDisabled={!isComplete} onPress={() => onAdd(choices)}>
        {addLabel}
      </Button>
    </>
  );
}
