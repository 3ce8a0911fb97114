import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';

import { CardIcon, ReceiptIcon, PotIcon, ScooterIcon, StoreIcon } from '../icons/icons.tsx';
import { ChoiceList, type ChoiceListProps } from './choice-list.tsx';

function Choosing(props: ChoiceListProps<string>) {
  const [value, setValue] = useState(props.value);
  return <ChoiceList {...props} value={value} onChange={setValue} />;
}

const ways = (names: readonly [string, string, string]) => [
  { value: 'DELIVERY', title: names[0], icon: <ScooterIcon /> },
  { value: 'PICK_UP', title: names[1], icon: <StoreIcon /> },
  { value: 'DINE_IN', title: names[2], icon: <PotIcon /> },
];

const meta = {
  title: 'Sheets and routes/ChoiceList',
  component: ChoiceList<string>,
  args: {
    label: 'Qanday olasiz?',
    options: ways(['Yetkazish', 'Olib ketish', 'Shu yerda']),
    value: 'DELIVERY',
    onChange: fn(),
  },
  render: (args) => <Choosing {...args} />,
} satisfies Meta<typeof ChoiceList<string>>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('radio', { name: 'Olib ketish' }));
    await userEvent.keyboard('{ArrowDown}');
    await expect(canvas.getByRole('radio', { name: 'Shu yerda' })).toBeChecked();
  },
};
export const Tiles: Story = { args: { layout: 'tiles' } };
export const Payment: Story = {
  args: {
    label: 'Toʻlov',
    options: [
      { value: 'CASH', title: 'Naqd', description: 'Kuryerga', icon: <ReceiptIcon /> },
      {
        value: 'CARD',
        title: 'Karta',
        description: 'Bu buyurtma uchun mavjud emas',
        icon: <CardIcon />,
        disabled: true,
      },
    ],
    value: 'CASH',
  },
};
export const Error: Story = { args: { value: null, error: 'Usulni tanlang' } };
export const LongText: Story = {
  args: {
    options: [
      {
        value: 'a',
        title: 'Доставка курьером до двери или до подъезда',
        description: 'Сегодня, примерно 45–60 минут, бесплатно от 150 000 сум',
      },
      { value: 'b', title: 'Самовывоз из филиала' },
    ],
    value: 'a',
  },
};
export const Dark: Story = { globals: { scheme: 'dark' } };
export const Arabic: Story = {
  args: { label: 'كيف تستلم؟', options: ways(['توصيل', 'استلام', 'في المطعم']) },
  globals: { language: 'ar' },
};
