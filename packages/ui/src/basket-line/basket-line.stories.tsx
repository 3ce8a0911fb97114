import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';

import { aPicture } from '../testing/index.ts';
import { BasketLine } from './basket-line.tsx';

const labels = { increase: 'Koʻpaytirish', decrease: 'Kamaytirish', remove: 'Oʻchirish', oldPrice: 'oldin' };

const meta = {
  title: 'Sheets and routes/BasketLine',
  component: BasketLine,
  args: {
    product: {
      name: 'Toʻy oshi',
      picture: aPicture('palov'),
      details: 'Katta · Qazi × 2',
      price: '84 000 soʻm',
    },
    quantity: { count: 2 },
    labels,
    onIncrease: fn(),
    onDecrease: fn(),
    onRemove: fn(),
    onOpen: fn(),
  },
  decorators: [
    (Story) => (
      <ul>
        <Story />
      </ul>
    ),
  ],
} satisfies Meta<typeof BasketLine>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Koʻpaytirish' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Oʻchirish: Toʻy oshi' }));
    await expect(args.onIncrease).toHaveBeenCalledOnce();
    await expect(args.onRemove).toHaveBeenCalledOnce();
  },
};
export const Several: Story = {
  render: (args) => (
    <>
      <BasketLine {...args} product={{ ...args.product, oldPrice: '98 000' }} />
      <BasketLine
        {...args}
        product={{
          ...args.product,
          name: 'Achichuq salati',
          picture: aPicture('salat'),
          details: null,
          price: '14 000 soʻm',
        }}
        quantity={{ ...args.quantity, count: 1 }}
      />
      <BasketLine
        {...args}
        product={{
          ...args.product,
          name: 'Mol goʻshti, kabob',
          picture: aPicture('lagmon'),
          details: 'Har 100 g',
          price: '72 000 soʻm',
        }}
        quantity={{ ...args.quantity, countText: '0,6 kg' }}
      />
      <BasketLine
        {...args}
        product={{
          ...args.product,
          name: 'Tandir somsa',
          picture: aPicture('somsa'),
          details: null,
          unavailable: 'Bu filialda bugun yoʻq',
        }}
      />
    </>
  ),
};
/** A dish whose picture is not there yet: its plate stays. */
export const Empty: Story = { args: { product: { ...meta.args.product, picture: null, details: null } } };
/** It cannot be ordered now: the reason replaces the stepper. */
export const Error: Story = {
  args: { product: { ...meta.args.product, unavailable: 'Bu filialda bugun yoʻq' } },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.queryByRole('button', { name: 'Koʻpaytirish' })).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Oʻchirish: Toʻy oshi' }));
    await expect(args.onRemove).toHaveBeenCalledOnce();
  },
};
export const LongText: Story = {
  args: {
    product: {
      ...meta.args.product,
      name: 'Плов праздничный «Дилкаш» с говядиной, нутом и барбарисом',
      details: 'Большая порция · Казы × 2 · Перепелиные яйца × 4 · Без лука · Острый соус отдельно',
      price: '1 484 000 сум',
    },
  },
};
export const Dark: Story = { ...Several, globals: { scheme: 'dark' } };
export const Arabic: Story = {
  args: {
    product: { ...meta.args.product, name: 'بلوف الزفاف', details: 'كبير', price: '84 000 سوم' },
    labels: { increase: 'زيادة', decrease: 'إنقاص', remove: 'حذف' },
  },
  globals: { language: 'ar' },
};
