import { priceLine } from '@dasturxon/core/cart';
import { isAddable } from '@dasturxon/core/catalog';
import { localize } from '@dasturxon/core/kernel';
import { indexMenu, isOrderPhrase, type PhraseLine, readOrderPhrase } from '@dasturxon/core/search';
import { PrimaryButton } from '@dasturxon/ui/primary-button';
import { useLingui } from '@lingui/react/macro';
import { useAtomValue, useSetAtom } from 'jotai';
import { type ReactNode, useDeferredValue, useMemo } from 'react';

import { addLineAtom } from '../../domains/cart/cart.ts';
import { stoppedAtom } from '../../domains/menu/availability.ts';
import { useOverall } from '../../domains/menu/use-overall.ts';
import { joinNames } from '../../i18n/labels/place-line.ts';
import { useProductFormats } from '../../i18n/labels/dishes/product-formats.ts';
import { Link } from '../../router/link.tsx';
import { pageAtom } from '../../store/boot.ts';
import { notifyAtom } from '../../store/notices.ts';
import styles from './phrase-order.module.css';

const NONE: readonly PhraseLine[] = [];

/** The phrase as an order of dishes on sale; null for a search. */
function usePhrase(phrase: string) {
  const { language } = useAtomValue(pageAtom);
  const stopped = useAtomValue(stoppedAtom);
  const { data } = useOverall();
  const menu = useMemo(() => {
    const products = (data?.products ?? []).filter((one) => isAddable(one) && !stopped.has(one.id));
    return { products, index: indexMenu({ products }), language };
  }, [data, stopped, language]);
  const read = useDeferredValue(phrase);
  return useMemo(() => (isOrderPhrase(read) ? readOrderPhrase(read, menu) : null), [read, menu]);
}

type PhraseOrderProps = {
  phrase: string;
  onAdded: () => void;
  /** What is shown where no dish of the phrase is known. */
  otherwise: ReactNode;
};

/** "2 ta lavash, 1 kola muzsiz" as dishes, their price and what was not understood, with one button for all (C5). */
export function PhraseOrder({ phrase, onAdded, otherwise }: PhraseOrderProps) {
  const { t } = useLingui();
  const { language } = useAtomValue(pageAtom);
  const order = usePhrase(phrase);
  const addLine = useSetAtom(addLineAtom);
  const notify = useSetAtom(notifyAtom);
  const format = useProductFormats(language);
  const lines = order?.lines ?? NONE;
  const ready = lines.filter((line) => !line.needsChoice);
  if (lines.length === 0) return otherwise;

  const total = ready.reduce((sum, line) => sum + priceOf(line), 0);
  const missed = joinNames(
    [...(order?.unknown ?? []), ...lines.flatMap(({ rest }) => rest)].map(isolated),
    language,
  );
  const add = () => {
    for (const { product, count, modifiers } of ready) addLine({ productId: product.id, count, modifiers });
    notify({ text: t`added to cart`, tone: 'success' });
    onAdded();
  };
  return (
    <section className={styles.order} aria-label={t`Your order`}>
      <ul className={styles.lines}>
        {lines.map((line) => (
          <Line key={line.text} line={line} />
        ))}
      </ul>
      {missed ? <p className={styles.missed}>{t`Not understood: ${missed}`}</p> : null}
      {ready.length > 0 ? (
        <PrimaryButton price={format.money(total)} onClick={add}>
          {t`Add to basket`}
        </PrimaryButton>
      ) : null}
    </section>
  );
}

/** The guest's own words in a sentence of the page's language keep their order. */
const isolated = (text: string) => (text === '' ? '' : `\u2068${text}\u2069`);

const choicesOf = ({ product, modifiers }: PhraseLine) =>
  modifiers.flatMap(({ id, count }) => {
    const modifier = product.modificationGroups.flatMap(({ items }) => items).find((item) => item.id === id);
    return modifier ? [{ modifier, count }] : [];
  });

const priceOf = (line: PhraseLine) =>
  priceLine({ product: line.product, count: line.count, modifiers: choicesOf(line) }).price;

/** A dish of the phrase: how many, with which choices, at which price; one with an open question leads to it. */
function Line({ line }: { line: PhraseLine }) {
  const { t } = useLingui();
  const { language, settings } = useAtomValue(pageAtom);
  const format = useProductFormats(language);
  const translate = (text: PhraseLine['product']['name']) =>
    localize(text, language, settings.languages.main);
  const chosen = joinNames(
    choicesOf(line).map(({ modifier }) => translate(modifier.name)),
    language,
  );
  return (
    <li className={styles.line}>
      <span className={styles.name}>
        <bdi>{`${line.count} × ${translate(line.product.name)}`}</bdi>
        {chosen ? <span className={styles.chosen}>{chosen}</span> : null}
      </span>
      {line.needsChoice ? (
        <Link className={styles.choose} href={`/product/${line.product.id}`}>{t`Choose`}</Link>
      ) : (
        <span>{format.money(priceOf(line))}</span>
      )}
    </li>
  );
}
