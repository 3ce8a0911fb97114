import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';

import { Segmented, type SegmentedProps } from './segmented.tsx';

function Choosing(props: SegmentedProps<string>) {
  const [value, setValue] = useState(props.value);
  return <Segmented {...props} value={value} onChange={setValue} />;
}

const options = (list: string, map: string) => [
  { value: 'list', label: list },
  { value: 'map', label: map },
];

const meta = {
  title: 'Sheets and routes/Segmented',
  component: Segmented<string>,
  args: { label: 'Koʻrinish', options: options('Roʻyxat', 'Xarita'), value: 'list', onChange: fn() },
  render: (args) => <Choosing {...args} />,
} satisfies Meta<typeof Segmented<string>>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByText('Xarita'));
    await expect(canvas.getByRole('radio', { name: 'Xarita' })).toBeChecked();
  },
};
export const LongText: Story = { args: { options: options('Активные заказы', 'Завершённые заказы') } };
/** A word that has no room beside the other goes below it, whole. */
export const NoRoom: Story = {
  args: { options: options('Доставка', 'Самовывоз') },
  decorators: [
    (Story) => (
      <div style={{ inlineSize: '10.5rem' }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas }) => {
    for (const word of ['Доставка', 'Самовывоз']) {
      const option = canvas.getByText(word);
      await expect(option.scrollWidth, word).toBeLessThanOrEqual(option.clientWidth);
    }
  },
};
export const Dark: Story = { globals: { scheme: 'dark' } };
export const Arabic: Story = {
  args: { label: 'عرض', options: options('قائمة', 'خريطة') },
  globals: { language: 'ar' },
};
