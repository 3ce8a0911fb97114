import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';

import { ProductGrid } from '../product-grid/product-grid.tsx';
import { aPicture } from '../testing/index.ts';
import { type CardSize, ProductCard, type ProductCardProps } from './product-card.tsx';
import { Skeleton } from '../skeleton/skeleton.tsx';

const labels = { add: 'Savatga qoʻshish', decrease: 'Bittaga kamaytirish', oldPrice: 'oldin' };
const arabic = { add: 'أضف إلى السلة', decrease: 'أقل بواحد', oldPrice: 'كان' };

const meta = {
  title: 'Menu/ProductCard',
  component: ProductCard,
  args: {
    product: {
      id: 'palov',
      name: 'Toʻy oshi, mol goʻshti bilan',
      href: '#palov',
      picture: aPicture('palov'),
      meta: '350 g · 620 kkal',
      price: '42 000 soʻm',
    },
    cart: { count: 0 },
    labels,
    actions: { onOpen: fn(), onAdd: fn(), onRemove: fn() },
  },
  decorators: [
    (Story, { args }) => (
      <ProductGrid size={args.size}>
        <Story />
      </ProductGrid>
    ),
  ],
} satisfies Meta<typeof ProductCard>;
export default meta;

type Story = StoryObj<typeof meta>;

function Counting(props: ProductCardProps) {
  const [count, setCount] = useState(props.cart?.count ?? 0);
  return (
    <ProductCard
      {...props}
      cart={{ ...props.cart, count }}
      actions={{ ...props.actions, onAdd: () => setCount(count + 1), onRemove: () => setCount(count - 1) }}
    />
  );
}

/** The plus becomes a stepper in place and keeps the focus all the way. */
export const Default: Story = {
  render: (args) => <Counting {...args} />,
  play: async ({ canvas, userEvent }) => {
    const plus = canvas.getByRole('button', { name: /^Savatga/ });
    await userEvent.click(plus);
    await userEvent.click(plus);
    await expect(canvas.getByText('2')).toBeInTheDocument();
    await expect(plus).toHaveFocus();
    const minus = canvas.getByRole('button', { name: /^Bittaga/ });
    await userEvent.click(minus);
    await userEvent.click(minus);
    await expect(plus).toHaveFocus();
    await expect(canvas.queryByText('1')).toBeNull();
  },
};

/** A whole row of what a menu holds. */
export const InTheMenu: Story = {
  render: (args) => (
    <>
      <ProductCard
        {...args}
        product={{ ...args.product, labels: [{ text: '−15 %', tone: 'sale' }], oldPrice: '49 000' }}
        cart={{ ...args.cart, count: 2 }}
      />
      <ProductCard
        {...args}
        product={{
          ...args.product,
          name: 'Lagʻmon',
          picture: aPicture('lagmon'),
          price: '38 000 soʻm',
          labels: [{ text: 'Yangi', tone: 'brand' }],
        }}
      />
      <ProductCard
        {...args}
        product={{
          ...args.product,
          name: 'Achichuq salati',
          picture: aPicture('salat'),
          meta: '180 g',
          price: '14 000 soʻm',
        }}
      />
      <ProductCard
        {...args}
        product={{
          ...args.product,
          name: 'Tandir somsa',
          picture: aPicture('somsa'),
          meta: '1 dona',
          price: '9 000 soʻm',
          unavailable: 'Bugun tugadi',
        }}
      />
      <ProductCard
        {...args}
        product={{
          ...args.product,
          name: 'Koʻk choy',
          picture: aPicture('choy'),
          meta: '500 ml',
          price: '6 000 soʻm',
        }}
      />
      <ProductCard {...args} product={{ ...args.product, name: 'Rasmsiz taom', picture: null }} />
    </>
  ),
};
type Metrics = { minWidth: number; columns: number; heightRem: number };
/** Columns and card height from each width (CSS px) on: a card's height must not depend on its text. */
const CARD_METRICS: Record<CardSize, readonly Metrics[]> = {
  BIG: [
    { minWidth: 0, columns: 1, heightRem: 19.25 },
    { minWidth: 600, columns: 2, heightRem: 19.25 },
    { minWidth: 1024, columns: 3, heightRem: 20.75 },
  ],
  MEDIUM: [
    { minWidth: 0, columns: 2, heightRem: 16.25 },
    { minWidth: 600, columns: 3, heightRem: 17.75 },
    { minWidth: 1024, columns: 4, heightRem: 18.75 },
  ],
  SMALL: [
    { minWidth: 0, columns: 1, heightRem: 6.5 },
    { minWidth: 600, columns: 2, heightRem: 6.5 },
    { minWidth: 1024, columns: 3, heightRem: 6.5 },
  ],
};
/** The style sheets keep the metrics. */
const measures: Story['play'] = async ({ args, canvasElement }) => {
  const size = args.size ?? 'MEDIUM';
  const metrics = CARD_METRICS[size].findLast((each) => each.minWidth <= window.innerWidth);
  const cards = [...canvasElement.querySelectorAll<HTMLElement>('[data-product]')];
  const firstRow = cards.filter((card) => card.offsetTop === cards[0]?.offsetTop);
  await expect(firstRow).toHaveLength(metrics?.columns ?? 0);
  for (const card of cards) await expect(card.offsetHeight).toBe((metrics?.heightRem ?? 0) * 16);
};
export const Medium: Story = { ...InTheMenu, play: measures };
export const Big: Story = { ...InTheMenu, args: { size: 'BIG' }, play: measures };
export const Small: Story = { ...InTheMenu, args: { size: 'SMALL' }, play: measures };
export const Error: Story = { args: { product: { ...meta.args.product, unavailable: 'Bugun tugadi' } } };
export const ByWeight: Story = {
  args: {
    cart: { ...meta.args.cart, count: 3, countText: '0,6 kg' },
    product: { ...meta.args.product, meta: '1 kg', price: '120 000 soʻm' },
  },
};
export const Full: Story = { args: { cart: { ...meta.args.cart, count: 5, full: true } } };
/** As tall as the cards that it replaces. */
export const Loading: Story = {
  render: () => (
    <>
      {[1, 2, 3, 4].map((each) => (
        <li key={each}>
          <Skeleton shape="card" />
        </li>
      ))}
    </>
  ),
};
/** A dish without a picture keeps its plate. */
export const Empty: Story = { args: { product: { ...meta.args.product, picture: null, meta: null } } };
export const LongText: Story = {
  args: {
    product: {
      ...meta.args.product,
      name: 'Плов праздничный «Дилкаш» с говядиной, нутом, барбарисом и перепелиными яйцами',
      meta: '350 г · 620 ккал · содержит орехи, яйца и молоко',
      price: '1 420 000 сум',
      oldPrice: '1 690 000',
      labels: [{ text: 'Хит продаж', tone: 'brand' }, { text: 'Острое' }, { text: '−15 %', tone: 'sale' }],
    },
    cart: { ...meta.args.cart, count: 12 },
  },
};
export const Desktop: Story = { globals: { viewport: { value: 'desktop' } } };
export const Dark: Story = { ...InTheMenu, globals: { scheme: 'dark' } };
export const Arabic: Story = {
  args: {
    product: {
      ...meta.args.product,
      name: 'بلوف الزفاف مع لحم البقر',
      meta: '٣٥٠ غ · ٦٢٠ سعرة حرارية',
      price: '42 000 soʻm',
      oldPrice: '49 000',
      labels: [{ text: 'جديد', tone: 'brand' }],
    },
    labels: arabic,
    cart: { ...meta.args.cart, count: 1 },
  },
  globals: { language: 'ar' },
};
