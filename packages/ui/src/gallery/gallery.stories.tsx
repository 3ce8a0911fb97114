import type { Meta, StoryObj } from '@storybook/react-vite';

import { aPicture } from '../testing/index.ts';
import { Gallery } from './gallery.tsx';
import { expect } from 'storybook/test';

const meta = {
  title: 'Sheets and routes/Gallery',
  component: Gallery,
  parameters: { surface: 'bare' },
  args: { label: 'Toʻy oshi', pictures: [aPicture('palov'), aPicture('salat'), aPicture('choy')] },
} satisfies Meta<typeof Gallery>;
export default meta;

type Story = StoryObj<typeof meta>;

/** It can be reached and moved by the keyboard alone. */
export const Default: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('list')).toHaveFocus();
    await expect(canvas.getByRole('img', { name: 'Toʻy oshi 3' })).toBeInTheDocument();
  },
};
export const OnePicture: Story = { args: { pictures: [aPicture('palov')] } };
export const Empty: Story = { args: { pictures: [] } };
export const Desktop: Story = { globals: { viewport: { value: 'desktop' } } };
export const Dark: Story = { globals: { scheme: 'dark' } };
export const Arabic: Story = { args: { label: 'بلوف' }, globals: { language: 'ar' } };
