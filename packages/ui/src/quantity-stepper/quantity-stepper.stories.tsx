import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';

import { QuantityStepper, type QuantityStepperProps } from './quantity-stepper.tsx';

function Counting(props: QuantityStepperProps) {
  const [count, setCount] = useState(props.count);
  return (
    <QuantityStepper
      {...props}
      count={count}
      onIncrease={() => setCount(count + 1)}
      onDecrease={() => setCount(count - 1)}
    />
  );
}

const meta = {
  title: 'Sheets and routes/QuantityStepper',
  component: QuantityStepper,
  args: {
    label: 'Toʻy oshi',
    count: 1,
    atLeast: 1,
    labels: { increase: 'Koʻpaytirish', decrease: 'Kamaytirish' },
    onIncrease: fn(),
    onDecrease: fn(),
  },
} satisfies Meta<typeof QuantityStepper>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  render: (args) => <Counting {...args} />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Koʻpaytirish' }));
    await expect(canvas.getByText('2')).toBeInTheDocument();
    await userEvent.click(canvas.getByRole('button', { name: 'Kamaytirish' }));
    await expect(canvas.getByRole('button', { name: 'Kamaytirish' })).toBeDisabled();
  },
};
export const Small: Story = { args: { size: 's', count: 2 } };
export const Full: Story = { args: { count: 9, full: true } };
export const LongText: Story = { args: { count: 12, countText: '2,4 kg' } };
export const Dark: Story = { globals: { scheme: 'dark' } };
export const Arabic: Story = {
  args: { labels: { increase: 'زيادة', decrease: 'إنقاص' }, label: 'بلوف' },
  globals: { language: 'ar' },
};
