import { formatPrice } from '@dasturxon/core/format';
import type { OfferedPromotion, PromotionError, PromotionOffer } from '@dasturxon/core/promo';

import type { PriceMessageKey } from './price-messages.ts';
import { inEveryLanguage, type Sentence } from './price-sentence.ts';

const SERVICES: Partial<Record<string, PriceMessageKey>> = {
  DELIVERY: 'offer.delivery',
  PICK_UP: 'offer.pickUp',
  DINE_IN: 'offer.dineIn',
};

function unmetSentence(error: Extract<PromotionError, { code: 'promo.unmet' }>): Sentence | null {
  switch (error.reason) {
    case 'service': {
      const key = SERVICES[error.service];
      return key ? { key } : null;
    }
    case 'hours':
      return { key: 'offer.hours', values: () => ({ from: error.from, until: error.until }) };
    case 'orders':
    case 'dishes':
      return {
        key: error.reason === 'orders' ? 'offer.orders' : 'offer.dishes',
        values: () => ({ count: String(error.missing) }),
      };
    case 'day':
    case 'signIn':
    case 'zone':
      return { key: `offer.${error.reason}` };
    default:
      return null;
  }
}

function sentenceOf(error: PromotionError): Sentence | null {
  if (error.code === 'promo.unmet') return unmetSentence(error);
  if (error.code === 'promo.notCombined') return { key: 'offer.notCombined' };
  if (error.code !== 'promo.belowMinimum') return null;
  return {
    key: 'offer.minimum',
    values: (language) => ({ missing: formatPrice(error.missing, language, { nbsp: true }) }),
  };
}

/** An offer with the reason why it does not count yet, as a sentence in every language (B30). */
export function explainOffer({ promotion, state, off, error }: PromotionOffer): OfferedPromotion {
  const { id: promoId, code, name } = promotion;
  const isTwice = error === null && promotion.rule?.doublesCashback === true;
  const sentence: Sentence | null = isTwice ? { key: 'offer.twice' } : error && sentenceOf(error);
  return { promoId, code, name, state, off, text: sentence && inEveryLanguage(sentence) };
}
