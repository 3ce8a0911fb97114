import { Notice } from '@dasturxon/admin-ui/notice';
import { useLingui } from '@lingui/react/macro';
import { Link } from 'wouter';

import type { StepProps } from '../step-props.ts';

/** Fewer dishes than this are no menu to open with. */
const FEWEST = { categories: 1, products: 3 } as const;

/** What the menu has, and where it is changed or read from a file. */
export function MenuStep({ setup }: StepProps) {
  const { t } = useLingui();
  const { categories, products } = setup.menu;
  const isEnough = categories >= FEWEST.categories && products >= FEWEST.products;
  return (
    <>
      <p>{t`Categories: ${categories}. Dishes with prices: ${products}.`}</p>
      {!isEnough && (
        <Notice tone="warn">{t`Add a category and at least three dishes before you open.`}</Notice>
      )}
      <p>
        <Link href="/menu">{t`Change dishes and prices, or read a file`}</Link>
      </p>
      <p>{t`A CSV or XLSX file is checked first; nothing is taken before you agree. Come back here afterwards.`}</p>
    </>
  );
}
