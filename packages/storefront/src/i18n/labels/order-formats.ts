import { isWeighed, quantityOf } from '@dasturxon/core/cart';
import type { Unit } from '@dasturxon/core/catalog';
import { formatPrice, formatSignedPrice, formatStep } from '@dasturxon/core/format';
import { type Language, localize, type LocalizedText } from '@dasturxon/core/kernel';
import type { ServiceType } from '@dasturxon/core/order';
import type { I18n, MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react';
import { useAtomValue } from 'jotai';
import { useMemo } from 'react';

import { pageAtom } from '../../store/boot.ts';
import { joinNames } from './place-line.ts';

const UNITS: Record<Unit, MessageDescriptor | null> = {
  KG: msg`kg`,
  LITER: msg`l`,
  GRAMM: null,
  COUNT: null,
};

const SERVICES: Record<ServiceType, MessageDescriptor> = {
  DELIVERY: msg`Delivery`,
  PICK_UP: msg`Pick-up`,
  DINE_IN: msg`Dine in`,
  YANDEX_EATS: msg`Delivery`,
  EXPRESS_24: msg`Delivery`,
};

type Counted = { unit: Unit; measure: number | null; count: number };

/** Formats of an order's numbers and names in one language; `main` is the merchant's own (D2). */
export function orderFormats(i18n: I18n, language: Language, main: Language) {
  const money = (amount: number) => formatPrice(amount, language, { nbsp: true });
  return {
    money,
    /** A step of a price, with its sign where it lowers it. */
    step: (amount: number) => formatStep(amount, language),
    /** "−5 000 soʻm". */
    off: (amount: number) => formatSignedPrice('−', amount, language),
    signed: (sign: '−' | '+', amount: number) => formatSignedPrice(sign, amount, language),
    name: (text: LocalizedText) => localize(text, language, main),
    list: (names: readonly string[]) => joinNames(names, language),
    service: (type: ServiceType) => i18n._(SERVICES[type]),
    /** "× 2", "1,2 kg"; nothing for a single piece. */
    count(line: Counted): string {
      const unit = UNITS[line.unit];
      if (!unit || !isWeighed(line)) return line.count === 1 ? '' : `×\u00A0${line.count}`;
      const quantity = Math.round(quantityOf(line, line.count) * 1000) / 1000;
      return `${String(quantity).replace('.', ',')} ${i18n._(unit)}`;
    },
  };
}

export type OrderFormats = ReturnType<typeof orderFormats>;

/** Formats of numbers and names of orders, in the language of the page. */
export function useOrderFormats(): OrderFormats {
  const { i18n } = useLingui();
  const { language, settings } = useAtomValue(pageAtom);
  return useMemo(
    () => orderFormats(i18n, language, settings.languages.main),
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- a new locale needs new formats
    [i18n, i18n.locale, language, settings],
  );
}
