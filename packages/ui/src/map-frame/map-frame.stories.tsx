import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';

import { PrimaryButton } from '../primary-button/primary-button.tsx';
import { MapFrame } from './map-frame.tsx';

const meta = {
  title: 'Sheets and routes/MapFrame',
  component: MapFrame,
  parameters: { surface: 'bare' },
  args: {
    map: <div className="ground" />,
    street: 'Amir Temur shoh koʻchasi (12)',
    back: { label: 'Orqaga', onBack: fn() },
    search: { label: 'Manzil qidirish', onSearch: fn() },
    footer: <PrimaryButton>Saqlash</PrimaryButton>,
  },
  decorators: [
    (Story) => (
      <div className="stageMap">
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof MapFrame>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Manzil qidirish' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Orqaga' }));
    await expect(args.search?.onSearch).toHaveBeenCalledOnce();
    await expect(args.back.onBack).toHaveBeenCalledOnce();
  },
};
export const Error: Story = {
  args: {
    note: 'Yetkazish hududidan tashqarida',
    noteAction: { label: 'Hududni koʻrsatish', onAction: fn() },
    footer: <PrimaryButton disabled>Out of Service zone</PrimaryButton>,
  },
};
export const Loading: Story = { args: { street: null, note: 'Manzil aniqlanmoqda…' } };
export const LongText: Story = {
  args: { street: 'проспект Шарафа Рашидова, Мирзо-Улугбекский район (128/4)' },
};
export const Dark: Story = { globals: { scheme: 'dark' } };
export const Arabic: Story = {
  args: {
    street: 'شارع الأمير تيمور (12)',
    back: { ...meta.args.back, label: 'رجوع' },
    search: { ...meta.args.search, label: 'بحث' },
    footer: <PrimaryButton>حفظ</PrimaryButton>,
  },
  globals: { language: 'ar' },
};
