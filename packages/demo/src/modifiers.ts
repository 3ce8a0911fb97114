import type { LocalizedText } from '@dasturxon/core/kernel';

/** One answer to a question, before its picture is drawn. */
export type ChoiceItem = {
  key: string;
  name: LocalizedText;
  price: number;
  pic?: string;
  /** The maximum per dish; 1 by default. */
  most?: number;
  byDefault?: true;
  available?: false;
  /** Keys of answers that must be given too. */
  needs?: string[];
  /** How many cost nothing. */
  included?: number;
  /** The dish that this option of a combo is, as 'section-key', and what it adds to the combo's price. */
  dish?: string;
  extra?: number;
};

/** A question a dish asks, before its pictures are drawn. */
export type Choice = {
  id: string;
  name: LocalizedText;
  min: number;
  max: number;
  items: ChoiceItem[];
};

/** A modification group with `min` to `max` answers; max 0 is unlimited. */
export function choice(
  id: string,
  name: LocalizedText,
  rest: { min: number; max: number; items: ChoiceItem[] },
): Choice {
  return { id, name, ...rest };
}
