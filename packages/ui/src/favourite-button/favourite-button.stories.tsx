import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';

import { FavouriteButton, type FavouriteButtonProps } from './favourite-button.tsx';

function Toggling(props: FavouriteButtonProps) {
  const [pressed, setPressed] = useState(props.pressed);
  return <FavouriteButton {...props} pressed={pressed} onToggle={() => setPressed(!pressed)} />;
}

const meta = {
  title: 'Menu/FavouriteButton',
  component: FavouriteButton,
  args: { label: 'Sevimli: Toʻy oshi', pressed: false, onToggle: fn() },
  render: (args) => <Toggling {...args} />,
} satisfies Meta<typeof FavouriteButton>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, userEvent }) => {
    const favourite = canvas.getByRole('button', { name: /Sevimli/ });
    await userEvent.click(favourite);
    await expect(favourite).toHaveAttribute('aria-pressed', 'true');
  },
};
export const Favourite: Story = { args: { pressed: true } };
/** A name however long stays the name of one round button. */
export const LongText: Story = {
  args: { label: 'В избранное: плов праздничный «Дилкаш» с говядиной, нутом и барбарисом' },
};
export const Dark: Story = { args: { pressed: true }, globals: { scheme: 'dark' } };
export const Arabic: Story = { args: { label: 'المفضلة: بلوف' }, globals: { language: 'ar' } };
