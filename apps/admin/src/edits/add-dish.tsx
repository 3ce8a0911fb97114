import { Button } from '@dasturxon/admin-ui/button';
import { Notice } from '@dasturxon/admin-ui/notice';
import { TextField } from '@dasturxon/admin-ui/text-field';
import { defaultModifiers } from '@dasturxon/core/cart';
import { type Choice, needsChoice, type Product } from '@dasturxon/core/catalog';
import { localize } from '@dasturxon/core/kernel';
import type { BoardOrder } from '@dasturxon/core/staff';
import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';

import { priceText } from '../prices/price-text.ts';
import { useCallError } from '../board/use-call-error.ts';
import { ChooseButton } from '../dishes/choose-button.tsx';
import { DishChoices } from '../dishes/dish-choices.tsx';
import { findDishes } from '../dishes/find-dishes.ts';
import { useLanguage } from '../i18n/use-language.ts';
import styles from './edits.module.css';
import { useAddable } from './use-edit.ts';

type Props = {
  order: BoardOrder;
  onAdd: (product: Product, choices: readonly Choice[]) => void;
};

/** Finds a dish of the branch by its name or code and adds it, after its choices where it asks for some. */
export function AddDish({ order, onAdd }: Props) {
  const { t } = useLingui();
  const { language } = useLanguage();
  const [text, setText] = useState('');
  const [asked, setAsked] = useState<Product | null>(null);
  const { data: dishes, error } = useAddable(order);
  const failure = useCallError(error);
  const found = dishes ? findDishes(dishes, text, language) : [];
  const add = (product: Product, choices: readonly Choice[]) => {
    onAdd(product, choices);
    setAsked(null);
    setText('');
  };
  const pick = (product: Product) =>
    needsChoice(product) ? setAsked(product) : add(product, defaultModifiers(product.modificationGroups));
  if (asked)
    return (
      <section aria-label={localize(asked.name, language)}>
        <h3 dir="auto">{localize(asked.name, language)}</h3>
        <div className={styles['choices']}>
          <DishChoices product={asked} addLabel={t`Add`} onAdd={(choices) => add(asked, choices)} />
          <Button onPress={() => setAsked(null)}>{t`Another dish`}</Button>
        </div>
      </section>
    );
  return (
    <section>
      <TextField label={t`Add a dish`} type="search" value={text} onChange={setText} />
      {failure !== '' && <Notice tone="bad">{failure}</Notice>}
      {text.trim() !== '' && dishes && found.length === 0 && <p>{t`No such dish is on sale here.`}</p>}
      <ul className={styles['found']}>
        {found.map((product) => (
          <li key={product.id} className={styles['line']}>
            <span dir="auto" className={styles['name']}>
              {localize(product.name, language)}
              <small>{priceText(product.costPrice, language)}</small>
            </span>
            <ChooseButton product={product} onChoose={() => setAsked(product)} />
            <Button onPress={() => pick(product)}>
              {needsChoice(product) ? t`Choose…` : t`Add`}
              <span className={styles['hidden']}>{localize(product.name, language)}</span>
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
}
