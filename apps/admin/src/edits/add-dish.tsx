import { Button } from '@dasturxon/admin-ui/button';
import { Notice } from '@dasturxon/admin-ui/notice';
import { TextField } from '@dasturxon/admin-ui/text-field';
import { checkModifiers, defaultModifiers } from '@dasturxon/core/cart';
import { type Choice, chooseModifier, groupsToAsk, type Product } from '@dasturxon/core/catalog';
import { formatPrice } from '@dasturxon/core/format';
import { localize } from '@dasturxon/core/kernel';
import type { BoardOrder } from '@dasturxon/core/staff';
import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';

import { useCallError } from '../board/use-call-error.ts';
import { useLanguage } from '../i18n/use-language.ts';
import styles from './edits.module.css';
import { useAddable } from './use-edit.ts';

/** So many dishes are listed; more letters find the others. */
const SHOWN = 8;

type Props = {
  order: BoardOrder;
  onAdd: (product: Product, choices: readonly Choice[]) => void;
};

/** Finds a dish of the branch by its name and adds it, with its choices where it asks for some. */
export function AddDish({ order, onAdd }: Props) {
  const { t } = useLingui();
  const { language } = useLanguage();
  const [text, setText] = useState('');
  const [asked, setAsked] = useState<Product | null>(null);
  const { data, error } = useAddable(order);
  const failure = useCallError(error);
  const wanted = text.trim().toLocaleLowerCase();
  const found = (data ?? [])
    .flatMap(({ products }) => products)
    .filter(({ name }) => localize(name, language).toLocaleLowerCase().includes(wanted))
    .slice(0, SHOWN);
  const add = (product: Product, choices: readonly Choice[]) => {
    onAdd(product, choices);
    setAsked(null);
    setText('');
  };
  if (asked) return <DishChoices product={asked} onAdd={add} onBack={() => setAsked(null)} />;
  return (
    <section>
      <TextField label={t`Add a dish`} type="search" value={text} onChange={setText} />
      {failure !== '' && <Notice tone="bad">{failure}</Notice>}
      {wanted !== '' && data && found.length === 0 && <p>{t`No such dish is on sale here.`}</p>}
      <ul className={styles['found']}>
        {wanted !== '' &&
          found.map((product) => (
            <li key={product.id} className={styles['line']}>
              <span dir="auto" className={styles['name']}>
                {localize(product.name, language)}
                <small>{formatPrice(product.costPrice, language)}</small>
              </span>
              <Button
                onPress={() =>
                  product.modificationGroups.length === 0 ? add(product, []) : setAsked(product)
                }
              >
                {product.modificationGroups.length === 0 ? t`Add` : t`Choose…`}
                <span className={styles['hidden']}>{localize(product.name, language)}</span>
              </Button>
            </li>
          ))}
      </ul>
    </section>
  );
}

type ChoicesProps = { product: Product; onAdd: Props['onAdd']; onBack: () => void };

/** The choices of a dish, by group; it can be added once they are complete. */
function DishChoices({ product, onAdd, onBack }: ChoicesProps) {
  const { t } = useLingui();
  const { language } = useLanguage();
  const [choices, setChoices] = useState<readonly Choice[]>(() =>
    defaultModifiers(product.modificationGroups),
  );
  const isComplete = checkModifiers(product.modificationGroups, [...choices]).length === 0;
  const name = localize(product.name, language);
  const countOf = (id: string) => choices.find((one) => one.id === id)?.count ?? 0;
  return (
    <section aria-label={name}>
      <h3 dir="auto">{name}</h3>
      {groupsToAsk(product).map((group) => (
        <fieldset key={group.id}>
          <legend dir="auto">{localize(group.name, language)}</legend>
          {group.items
            .filter(({ isAvailable }) => isAvailable)
            .map((item) => (
              <label key={item.id} className={styles['line']}>
                <span dir="auto" className={styles['name']}>
                  {localize(item.name, language)}
                  {(item.price ?? 0) > 0 && <small>{formatPrice(item.price ?? 0, language)}</small>}
                </span>
                <input
                  type="checkbox"
                  checked={countOf(item.id) > 0}
                  onChange={({ target }) =>
                    setChoices(
                      chooseModifier(product, choices, { id: item.id, count: target.checked ? 1 : 0 }),
                    )
                  }
                />
              </label>
            ))}
        </fieldset>
      ))}
      <div className={styles['buttons']}>
        <Button look="main" isDisabled={!isComplete} onPress={() => onAdd(product, choices)}>
          {t`Add`}
        </Button>
        <Button onPress={onBack}>{t`Another dish`}</Button>
      </div>
    </section>
  );
}
