import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';

import { aPicture } from '../testing/index.ts';
import { ModifierGroup, type ModifierChoice, type ModifierGroupProps } from './modifier-group.tsx';

function Choosing(props: ModifierGroupProps) {
  const [counts, setCounts] = useState(
    () => new Map(props.options.map((option) => [option.id, option.count])),
  );
  const options = props.options.map((option) => ({ ...option, count: counts.get(option.id) ?? 0 }));
  const choose = (id: string, count: number) =>
    setCounts((before) => new Map([...(props.single ? [] : before), [id, count]]));
  return <ModifierGroup {...props} options={options} onCount={choose} />;
}

const sizes: readonly ModifierChoice[] = [
  { id: 's', name: 'Kichik', price: null, count: 0 },
  { id: 'm', name: 'Oʻrta', price: '+6 000 soʻm', count: 1 },
  { id: 'l', name: 'Katta', price: '+12 000 soʻm', count: 0 },
];
const extras: readonly ModifierChoice[] = [
  { id: 'cheese', name: 'Pishloq', price: '+5 000 soʻm', picture: aPicture('palov'), count: 1, maxCount: 3 },
  { id: 'salad', name: 'Salat', price: '+3 000 soʻm', picture: aPicture('salat'), count: 0 },
  { id: 'sauce', name: 'Maxsus sous', price: '+2 000 soʻm', picture: aPicture('lagmon'), count: 0 },
  {
    id: 'patty',
    name: 'Yana bitta kotlet',
    price: '+14 000 soʻm',
    picture: aPicture('burger'),
    count: 0,
    disabled: true,
  },
];

const meta = {
  title: 'Sheets and routes/ModifierGroup',
  component: ModifierGroup,
  args: {
    id: 'size',
    title: 'Oʻlchami',
    hint: 'Bittasini tanlang',
    view: 'NAME_ONLY',
    single: true,
    options: sizes,
    labels: { increase: 'Koʻpaytirish', decrease: 'Kamaytirish' },
    onCount: fn(),
  },
  render: (args) => <Choosing {...args} />,
} satisfies Meta<typeof ModifierGroup>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('radio', { name: /Katta/ }));
    await expect(canvas.getByRole('radio', { name: /Katta/ })).toBeChecked();
    await expect(canvas.getByRole('radio', { name: /rta/ })).not.toBeChecked();
  },
};
/** A chosen one that can be had more than once gets a stepper. */
export const WithPictures: Story = {
  args: {
    id: 'extras',
    title: 'Qoʻshimchalar',
    hint: '3 tagacha tanlang',
    view: 'FULL_IMAGE',
    single: false,
    options: extras,
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Koʻpaytirish' }));
    await expect(canvas.getByText('2')).toBeInTheDocument();
    await expect(canvas.getByRole('checkbox', { name: /kotlet/ })).toBeDisabled();
  },
};
export const SeveralNames: Story = { args: { ...WithPictures.args, view: 'NAME_ONLY' } };
export const Error: Story = {
  args: { error: 'Oʻlchamini tanlang', options: sizes.map((size) => ({ ...size, count: 0 })) },
};
export const LongText: Story = {
  args: {
    title: 'Дополнительные соусы и добавки к блюду на выбор',
    hint: 'Выберите от одного до трёх',
    single: false,
    options: [
      {
        id: 'a',
        name: 'Соус фирменный чесночный с зеленью и йогуртом',
        price: '+12 000 сум',
        count: 1,
        maxCount: 2,
      },
      { id: 'b', name: 'Острый', price: null, count: 0 },
    ],
  },
};
export const Dark: Story = { args: { ...WithPictures.args }, globals: { scheme: 'dark' } };
export const Arabic: Story = {
  args: {
    title: 'الحجم',
    hint: 'اختر واحدا',
    options: [
      { id: 's', name: 'صغير', price: null, count: 1 },
      { id: 'l', name: 'كبير', price: '+12 000 سوم', count: 0 },
    ],
  },
  globals: { language: 'ar' },
};
