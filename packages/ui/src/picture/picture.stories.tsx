import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';

import { aPicture } from '../testing/index.ts';
import { Picture } from './picture.tsx';

const meta = {
  title: 'Menu/Picture',
  component: Picture,
  args: { source: aPicture('palov'), alt: 'Toʻy oshi' },
  decorators: [
    (Story) => (
      <div className="plate">
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof Picture>;
export default meta;

type Story = StoryObj<typeof meta>;

/** It has its size before it has arrived. */
export const Default: Story = {
  play: async ({ canvas }) => {
    const picture = canvas.getByRole('img', { name: 'Toʻy oshi' });
    await expect(picture).toHaveAttribute('width', '300');
    await waitFor(() => expect(picture).toHaveProperty('complete', true));
  },
};
/** Cut out of its ground, it gets air around it. */
export const Cutout: Story = { args: { source: { ...aPicture('burger'), cutout: true } } };
/** On its way: the plate is there, nothing jumps. */
export const Loading: Story = {
  args: { source: { src: 'data:,', width: 300, height: 300 }, alt: '' },
};
/** It never loads: the plate stays, with the picture's text. */
export const Error: Story = {
  args: { source: { src: 'data:image/png;base64,broken', width: 300, height: 300 } },
};
export const LongText: Story = {
  args: {
    source: { src: 'data:image/png;base64,broken', width: 300, height: 300 },
    alt: 'Плов праздничный «Дилкаш» с говядиной, нутом, барбарисом и перепелиными яйцами',
  },
};
export const Dark: Story = { globals: { scheme: 'dark' } };
export const Arabic: Story = { args: { alt: 'بلوف الزفاف' }, globals: { language: 'ar' } };
