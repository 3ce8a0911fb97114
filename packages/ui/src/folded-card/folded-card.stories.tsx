import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';

import { FoldedCard } from './folded-card.tsx';

const meta = {
  title: 'Sheets and routes/FoldedCard',
  component: FoldedCard,
  parameters: { surface: 'grey' },
  args: {
    title: 'Qabul qiluvchi',
    note: 'Dilnoza Karimova',
    isOpen: false,
    onToggle: fn(),
    children: '+998 90 123 45 67',
  },
} satisfies Meta<typeof FoldedCard>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText('+998 90 123 45 67')).not.toBeVisible();
    await userEvent.click(canvas.getByText('Qabul qiluvchi'));
    await expect(canvas.getByText('+998 90 123 45 67')).toBeVisible();
    await expect(args.onToggle).toHaveBeenCalledWith(true);
  },
};
export const Open: Story = { args: { isOpen: true, below: 'Birinchi buyurtmaga −10%' } };
export const LongText: Story = {
  args: { title: 'Чаевые курьеру', note: 'Позвоните в домофон, код 1204, второй подъезд со двора' },
};
export const Dark: Story = { globals: { scheme: 'dark' } };
export const Arabic: Story = {
  args: { title: 'المستلم', note: 'ديلنوزا كريموفا' },
  globals: { language: 'ar' },
};
