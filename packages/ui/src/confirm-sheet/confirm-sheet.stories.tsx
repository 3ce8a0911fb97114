import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen } from 'storybook/test';

import { ChoiceList } from '../choice-list/choice-list.tsx';
import { ConfirmSheet } from './confirm-sheet.tsx';

const meta = {
  title: 'Sheets and routes/ConfirmSheet',
  component: ConfirmSheet,
  args: {
    open: true,
    question: 'Ishonchingiz komilmi?',
    name: 'Uy',
    description: 'Amir Temur koʻchasi, 12, 45-xonadon',
    labels: { no: 'Yoʻq', yes: 'Ha', close: 'Yopish' },
    onNo: fn(),
    onYes: fn(),
  },
  parameters: { docs: { story: { inline: false, iframeHeight: 360 } } },
} satisfies Meta<typeof ConfirmSheet>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, userEvent }) => {
    await userEvent.click(screen.getByRole('button', { name: 'Ha' }));
    await expect(args.onYes).toHaveBeenCalledOnce();
  },
};
export const Loading: Story = { args: { busy: true } };
export const WithReason: Story = {
  args: {
    children: (
      <ChoiceList
        label="Nima uchun?"
        options={[
          { value: 'mind', title: 'Fikrimdan qaytdim' },
          { value: 'long', title: 'Juda uzoq kutdim' },
        ]}
        value="mind"
        onChange={fn()}
      />
    ),
  },
};
export const LongText: Story = {
  args: {
    question: 'Are you sure?',
    name: 'Мирзо-Улугбекский район',
    description: 'проспект Мустакиллик, дом 59, корпус 4, подъезд 2, этаж 7, квартира 128, домофон 128К',
  },
};
export const Dark: Story = { globals: { scheme: 'dark' } };
export const Arabic: Story = {
  args: {
    question: 'هل أنت متأكد؟',
    name: 'المنزل',
    description: 'شارع الأمير تيمور 12',
    labels: { ...meta.args.labels, no: 'لا', yes: 'نعم', close: 'إغلاق' },
  },
  globals: { language: 'ar' },
};
