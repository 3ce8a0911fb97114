import type { AgentDish, AgentMenu, endpoints, Received } from '@dasturxon/core/api';
import { searchMenu } from '@dasturxon/core/search';

import { apiError } from '../../http/api-error.ts';
import type { Ctx } from '../../orders/model/deps.ts';
import { agentSettings, textIn } from '../model/agent-language.ts';
import { readAgentMenu } from '../model/agent-menu.ts';
import { toAgentDish, toAgentDishInFull } from './to-agent-dish.ts';

type Searched = Received<typeof endpoints.searchAgentMenu, 'body'>;
type Named = Received<typeof endpoints.readAgentDish, 'body'>;

/** Dishes by words as guests search them (MENU-10), of a category, or all; what is sold now comes first. */
export async function searchAgentMenu(ctx: Ctx, asked: Searched): Promise<AgentMenu> {
  const { language, text } = textIn(await agentSettings(ctx), asked.language);
  const { overall, index } = await readAgentMenu(ctx, asked.branchId);
  const { categories, products } = overall;
  const byId = new Map(products.map((product) => [product.id, product]));
  const found = asked.query ? searchMenu(index, asked.query, language) : [...byId.keys()];
  const dishes = found
    .flatMap((id) => byId.get(id) ?? [])
    .filter(({ categoryId }) => asked.categoryId === null || categoryId === asked.categoryId)
    .map((product) => toAgentDish(product, { text, categories }));
  const sold = dishes.filter(({ isAvailable }) => isAvailable);
  const others = dishes.filter(({ isAvailable }) => !isAvailable);
  return {
    currency: 'UZS',
    categories: categories.map(({ id, name }) => ({ id, name: text(name) })),
    dishes: [...sold, ...others].slice(0, asked.limit),
    total: dishes.length,
  };
}

/** Throws product.notFound. */
export async function readAgentDish(ctx: Ctx, asked: Named): Promise<AgentDish> {
  const { text } = textIn(await agentSettings(ctx), asked.language);
  const { overall } = await readAgentMenu(ctx, asked.branchId);
  const product = overall.products.find(({ id }) => id === asked.dishId);
  if (!product) throw apiError('product.notFound', { productId: asked.dishId });
  return toAgentDishInFull(product, { text, categories: overall.categories });
}
