import type { LocalizedText } from '@dasturxon/core/kernel';

/** A question of dishes: `min` to `max` answers, as 'uz | ru | eng' with what each adds in soʻm. */
export type TemplateGroup = {
  name: string;
  min: number;
  max: number;
  /** The first answer is chosen beforehand where one is required. */
  items: readonly (readonly [name: string, price: number])[];
};

/** A dish: name and description as 'uz | ru | eng', the price in soʻm, minutes of cooking, and the keys of its questions. */
export type TemplateDish = {
  name: string;
  price: number;
  about: string;
  minutes: number;
  asks?: readonly string[];
};

/** A menu that a new brand may begin with. Its MXIKs are the owner's to add. */
export type Template = {
  color: string;
  groups: Readonly<Record<string, TemplateGroup>>;
  categories: readonly { name: string; dishes: readonly TemplateDish[] }[];
};

/** The texts of 'uz | ru | eng'. */
export function texts(three: string): LocalizedText {
  const [uz = '', ru = '', eng = ''] = three.split(' | ');
  return { uz, ru, eng };
}

/** Builds a dish of its name, its price, what it is, the minutes of cooking, and the keys of its questions. */
export const dish = (
  ...[name, price, about, minutes, ...asks]: [
    name: string,
    price: number,
    about: string,
    minutes: number,
    ...asks: string[],
  ]
): TemplateDish => ({ name, price, about, minutes, asks });
