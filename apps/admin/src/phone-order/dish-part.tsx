import { Button } from '@dasturxon/admin-ui/button';
import { TextField } from '@dasturxon/admin-ui/text-field';
import { addLine, cartLines, defaultModifiers, setLineCount } from '@dasturxon/core/cart';
import { isServedBy, needsChoice, type Product } from '@dasturxon/core/catalog';
import { localize } from '@dasturxon/core/kernel';
import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';

import { priceText } from '../prices/price-text.ts';
import { ChooseButton } from '../dishes/choose-button.tsx';
import { type Dishes, findDishes } from '../dishes/find-dishes.ts';
import { useLanguage } from '../i18n/use-language.ts';
import { type Call, NO_NOTE } from './call.ts';
import { ModifierDialog } from './modifier-dialog.tsx';
import { DishNote } from './dish-note.tsx';
import styles from './phone-order.module.css';

type Props = { call: Call; dishes: Dishes; onChange: (change: Partial<Call>) => void };

function Lines({ call, dishes, onChange }: Props) {
  const { t } = useLingui();
  const { language } = useLanguage();
  const nameOf = (id: string) => localize(dishes.byId.get(id)?.name, language) || id;
  const choiceOf = (productId: string, id: string) => {
    const groups = dishes.byId.get(productId)?.modificationGroups ?? [];
    return localize(groups.flatMap(({ items }) => items).find((item) => item.id === id)?.name, language);
  };
  return (
    <ul className={styles['list']} aria-label={t`Dishes of the order`}>
      {cartLines(call.cart).map(({ key, productId, count, modifiers }) => {
        const name = nameOf(productId);
        const set = (next: number) => onChange({ cart: setLineCount(call.cart, key, next) });
        return (
          <li key={key} className={styles['row']}>
            <span className={styles['grow']} dir="auto">
              {name}
              {modifiers.map(({ id }) => (
                <small key={id}> + {choiceOf(productId, id)}</small>
              ))}
            </span>
            <Button label={t`One less: ${name}`} onPress={() => set(count - 1)}>
              −
            </Button>
            <b>{count}</b>
            <Button label={t`One more: ${name}`} onPress={() => set(count + 1)}>
              +
            </Button>
            <DishNote
              name={name}
              note={call.notes[key] ?? NO_NOTE}
              onChange={(note) => onChange({ notes: { ...call.notes, [key]: note } })}
            />
          </li>
        );
      })}
    </ul>
  );
}

type FoundProps = { product: Product; isSold: boolean; onPick: () => void; onChoose: () => void };

/** A dish that was found; one that the order's service does not sell cannot be added (BO-434). */
function FoundDish({ product, isSold, onPick, onChoose }: FoundProps) {
  const { t } = useLingui();
  const { language } = useLanguage();
  return (
    <li>
      <Button isDisabled={!isSold} onPress={onPick}>
        {localize(product.name, language)} · {priceText(product.costPrice, language)}
        {isSold ? '' : ` · ${t`not sold this way`}`}
      </Button>
      {isSold && <ChooseButton product={product} onChoose={onChoose} />}
    </li>
  );
}

/** The dishes: typed by name or code, added with Enter. */
export function DishPart({ call, dishes, onChange }: Props) {
  const { t } = useLingui();
  const { language } = useLanguage();
  const [text, setText] = useState('');
  const [asked, setAsked] = useState<Product | null>(null);
  const found = findDishes(dishes, text, language);
  const add = (product: Product, modifiers: { id: string; count: number }[]) => {
    const count = Math.max(1, product.minCount);
    onChange({ cart: addLine(call.cart, { productId: product.id, modifiers, count }) });
    setText('');
    setAsked(null);
  };
  const pick = (product: Product) =>
    needsChoice(product) ? setAsked(product) : add(product, defaultModifiers(product.modificationGroups));
  return (
    <section className={styles['part']} aria-label={t`Dishes`}>
      <h2>{t`Dishes`}</h2>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          const first = found.find((product) => isServedBy(product, call.service));
          if (first) pick(first);
        }}
      >
        <TextField
          label={t`Dish name or code`}
          type="search"
          autoComplete="off"
          value={text}
          onChange={setText}
        />
      </form>
      {text.trim() !== '' && (
        <ul className={styles['found']} aria-label={t`Dishes found`}>
          {found.map((product) => (
            <FoundDish
              key={product.id}
              product={product}
              isSold={isServedBy(product, call.service)}
              onPick={() => pick(product)}
              onChoose={() => setAsked(product)}
            />
          ))}
          {found.length === 0 && <li>{t`No such product`}</li>}
        </ul>
      )}
      <Lines call={call} dishes={dishes} onChange={onChange} />
      {asked && (
        <ModifierDialog
          product={asked}
          onChoose={(choices) => add(asked, choices)}
          onClose={() => setAsked(null)}
        />
      )}
    </section>
  );
}
