import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';

import { TrashIcon } from '../icons/icons.tsx';
import { PageHeader } from './page-header.tsx';

const meta = {
  title: 'Sheets and routes/PageHeader',
  component: PageHeader,
  parameters: { surface: 'bare' },
  args: { title: 'Savat', backLabel: 'Orqaga', onBack: fn() },
} satisfies Meta<typeof PageHeader>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Orqaga' }));
    await expect(args.onBack).toHaveBeenCalledOnce();
  },
};
export const WithAction: Story = {
  args: {
    end: (
      <button type="button" className="round" aria-label="Tozalash">
        <TrashIcon />
      </button>
    ),
  },
};
export const NoBack: Story = { args: { onBack: undefined } };
export const LongText: Story = { args: { title: 'Политика обработки персональных данных пользователей' } };
export const Desktop: Story = { globals: { viewport: { value: 'desktop' } } };
export const Dark: Story = { globals: { scheme: 'dark' } };
export const Arabic: Story = { args: { title: 'السلة', backLabel: 'رجوع' }, globals: { language: 'ar' } };
