import type { AgentDish, AgentMenu } from '@dasturxon/core/api';
import { limitsOf, unitPrice } from '@dasturxon/core/cart';
import {
  groupsToAsk,
  hasChoices,
  isAddable,
  type ModificationGroup,
  type Modifier,
  type Overall,
  type Product,
  startingPrice,
} from '@dasturxon/core/catalog';

import type { textIn } from '../model/agent-language.ts';

type Text = ReturnType<typeof textIn>['text'];
type Of = { text: Text; categories: Overall['categories'] };

/** Null for what has no limit. */
const limit = (most: number) => (most === 0 || most === Infinity ? null : most);

/** A dish as a list shows it. */
export function toAgentDish(product: Product, { text, categories }: Of): AgentMenu['dishes'][number] {
  const { id, categoryId, unit, allergens, diets, spicy, calorie } = product;
  const category = categories.find((one) => one.id === categoryId);
  return {
    id,
    name: text(product.name),
    description: text(product.description) || null,
    category: category ? { id: category.id, name: text(category.name) } : null,
    ...startingPrice(product),
    isAvailable: isAddable(product),
    hasChoices: hasChoices(product),
    unit,
    allergens,
    diets: [...diets],
    spicy,
    calories: calorie,
  };
}

const toOption = (item: Modifier, text: Text): AgentDish['choices'][number]['options'][number] => ({
  id: item.id,
  name: text(item.name),
  price: item.price,
  min: item.min,
  max: limit(item.max),
  included: item.included,
  default: item.default,
  isAvailable: item.isAvailable,
  dependsOn: [...item.dependsOn],
});

function toChoice(group: ModificationGroup, text: Text): AgentDish['choices'][number] {
  const { min, max } = limitsOf(group);
  return {
    id: group.id,
    name: text(group.name),
    min,
    max: limit(max),
    options: group.items.map((item) => toOption(item, text)),
  };
}

/** A dish with the rules of its choices, what is required first. */
export function toAgentDishInFull(product: Product, of: Of): AgentDish {
  return {
    ...toAgentDish(product, of),
    basePrice: unitPrice(product),
    minCount: product.minCount,
    maxCount: product.maxCount,
    choices: groupsToAsk(product).map((group) => toChoice(group, of.text)),
  };
}
