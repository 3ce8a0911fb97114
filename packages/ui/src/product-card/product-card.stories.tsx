import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';

import { ProductGrid } from '../product-grid/product-grid.tsx';
import { aPicture } from '../testing/index.ts';
import { CARD_METRICS } from './card-metrics.ts';
import { ProductCard, type ProductCardProps } from './product-card.tsx';
import { Skeleton } from '../skeleton/skeleton.tsx';

const words = { add: 'Savatga qoʻshish', decrease: 'Bittaga kamaytirish', oldPrice: 'oldin' };
const arabic = { add: 'أضف إلى السلة', decrease: 'أقل بواحد', oldPrice: 'كان' };

const meta = {
  title: 'Menu/ProductCard',
  component: ProductCard,
  args: {
    id: 'palov',
    name: 'Toʻy oshi, mol goʻshti bilan',
    href: '#palov',
    picture: aPicture('palov'),
    meta: '350 g · 620 kkal',
    price: '42 000 soʻm',
    count: 0,
    words,
    onOpen: fn(),
    onAdd: fn(),
    onRemove: fn(),
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
  const [count, setCount] = useState(props.count ?? 0);
  return (
    <ProductCard
      {...props}
      count={count}
      onAdd={() => setCount(count + 1)}
      onRemove={() => setCount(count - 1)}
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
      <ProductCard {...args} labels={[{ text: '−15 %', tone: 'sale' }]} oldPrice="49 000" count={2} />
      <ProductCard
        {...args}
        name="Lagʻmon"
        picture={aPicture('lagmon')}
        price="38 000 soʻm"
        labels={[{ text: 'Yangi', tone: 'brand' }]}
      />
      <ProductCard
        {...args}
        name="Achichuq salati"
        picture={aPicture('salat')}
        meta="180 g"
        price="14 000 soʻm"
      />
      <ProductCard
        {...args}
        name="Tandir somsa"
        picture={aPicture('somsa')}
        meta="1 dona"
        price="9 000 soʻm"
        unavailable="Bugun tugadi"
      />
      <ProductCard {...args} name="Koʻk choy" picture={aPicture('choy')} meta="500 ml" price="6 000 soʻm" />
      <ProductCard {...args} name="Rasmsiz taom" picture={null} />
    </>
  ),
};
/** What the sheet does and what CARD_METRICS says are the same, so an undrawn menu has the right height. */
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
export const Error: Story = { args: { unavailable: 'Bugun tugadi' } };
export const ByWeight: Story = {
  args: { count: 3, countText: '0,6 kg', meta: '1 kg', price: '120 000 soʻm' },
};
export const Full: Story = { args: { count: 5, full: true } };
/** As tall as the cards that will stand there. */
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
export const Empty: Story = { args: { picture: null, meta: null } };
export const LongText: Story = {
  args: {
    name: 'Плов праздничный «Дилкаш» с говядиной, нутом, барбарисом и перепелиными яйцами',
    meta: '350 г · 620 ккал · содержит орехи, яйца и молоко',
    price: '1 420 000 сум',
    oldPrice: '1 690 000',
    labels: [{ text: 'Хит продаж', tone: 'brand' }, { text: 'Острое' }, { text: '−15 %', tone: 'sale' }],
    count: 12,
  },
};
export const Dark: Story = { ...InTheMenu, globals: { scheme: 'dark' } };
export const Arabic: Story = {
  args: {
    name: 'بلوف الزفاف مع لحم البقر',
    meta: '٣٥٠ غ · ٦٢٠ سعرة حرارية',
    price: '42 000 soʻm',
    oldPrice: '49 000',
    labels: [{ text: 'جديد', tone: 'brand' }],
    words: arabic,
    count: 1,
  },
  globals: { language: 'ar' },
};
