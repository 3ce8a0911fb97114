import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';

import { Stars, StarRating } from './star-rating.tsx';

const meta = {
  title: 'Sheets and routes/StarRating',
  component: StarRating,
  args: {
    label: 'Buyurtma qalay edi?',
    starLabels: ['5 dan 1', '5 dan 2', '5 dan 3', '5 dan 4', '5 dan 5'],
    value: null,
    onChange: fn(),
  },
} satisfies Meta<typeof StarRating>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('radio', { name: '5 dan 4' }));
    await expect(args.onChange).toHaveBeenCalledWith(4);
  },
};
/** Nothing is chosen yet. */
export const Empty: Story = {};
export const Chosen: Story = { args: { value: 4 } };
export const Disabled: Story = { args: { value: 3, disabled: true } };
export const LongText: Story = {
  args: { label: 'Плов праздничный с бараниной, нутом, изюмом и перепелиными яйцами', value: 5 },
};
export const Given: Story = { render: () => <Stars label="5 dan 4" value={4} /> };
export const Dark: Story = { args: { value: 3 }, globals: { scheme: 'dark' } };
export const Arabic: Story = {
  args: { label: 'كيف كان الطلب؟', starLabels: ['1 من 5', '2 من 5', '3 من 5', '4 من 5', '5 من 5'], value: 2 },
  globals: { language: 'ar' },
};
