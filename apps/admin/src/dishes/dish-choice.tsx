import { Button } from '@dasturxon/admin-ui/button';
import { TextField } from '@dasturxon/admin-ui/text-field';
import { localize, type LocalizedText } from '@dasturxon/core/kernel';
import { indexMenu, searchMenu } from '@dasturxon/core/search';
import { useLingui } from '@lingui/react/macro';
import { useMemo, useState } from 'react';

import { useLanguage } from '../i18n/use-language.ts';
import styles from './dishes.module.css';

/** Dishes and categories that are chosen. */
export type Meant = { productIds: readonly string[]; categoryIds: readonly string[] };

/** The menu that is chosen from, by names. */
export type NamedMenu = {
  products: readonly { id: string; name: LocalizedText }[];
  categories: readonly { id: string; name: LocalizedText }[];
};

/** Entries found of one search. */
const SHOWN = 8;

type Props = {
  label: string;
  menu: NamedMenu;
  value: Meant;
  onChange: (value: { productIds: string[]; categoryIds: string[] }) => void;
  /** What nothing chosen means. */
  none: string;
};

/** Categories and dishes by name, in any language and script. */
function useFound({ products, categories }: NamedMenu, text: string) {
  const { language } = useLanguage();
  const index = useMemo(() => indexMenu({ products: [...categories, ...products] }), [products, categories]);
  return text.trim() === '' ? [] : searchMenu(index, text, language).slice(0, SHOWN);
}

/** Chooses dishes and whole categories by their names. */
export function DishChoice({ label, menu, value, onChange, none }: Props) {
  const { t } = useLingui();
  const { language } = useLanguage();
  const [text, setText] = useState('');
  const found = useFound(menu, text);
  const categories = new Map(menu.categories.map(({ id, name }) => [id, localize(name, language)]));
  const dishes = useMemo(() => new Map(menu.products.map(({ id, name }) => [id, name])), [menu.products]);
  const isCategory = (id: string) => categories.has(id);
  const nameOf = (id: string) => {
    const name = categories.get(id) || localize(dishes.get(id), language) || id;
    return isCategory(id) ? t`${name} (category)` : name;
  };
  const chosen = [...value.categoryIds, ...value.productIds];
  const put = (ids: readonly string[]) =>
    onChange({
      productIds: ids.filter((id) => !isCategory(id) && !value.categoryIds.includes(id)),
      categoryIds: ids.filter((id) => isCategory(id) || value.categoryIds.includes(id)),
    });
  return (
    <div className={styles['dishChoice']} role="group" aria-label={label}>
      <TextField
        label={t`${label}: add by name`}
        type="search"
        autoComplete="off"
        value={text}
        onChange={setText}
      />
      {text.trim() !== '' && (
        <ul className={styles['chosen']} aria-label={t`Found`}>
          {found.map((id) => (
            <li key={id}>
              <Button
                onPress={() => {
                  put([...new Set([...chosen, id])]);
                  setText('');
                }}
              >{`+ ${nameOf(id)}`}</Button>
            </li>
          ))}
          {found.length === 0 && <li>{t`No such product`}</li>}
        </ul>
      )}
      <ul className={styles['chosen']} aria-label={label}>
        {chosen.map((id) => {
          const name = nameOf(id);
          return (
            <li key={id}>
              <Button
                label={t`Remove: ${name}`}
                onPress={() => put(chosen.filter((one) => one !== id))}
              >{`${name} ×`}</Button>
            </li>
          );
        })}
        {chosen.length === 0 && <li className={styles['none']}>{none}</li>}
      </ul>
    </div>
  );
}
