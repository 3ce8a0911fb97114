import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';

import { PhoneIcon } from '../icons/icons.tsx';
import { PrimaryButton } from './primary-button.tsx';

const meta = {
  title: 'Sheets and routes/PrimaryButton',
  component: PrimaryButton,
  args: { children: 'Qoʻshish', price: '42 000 soʻm', onClick: fn() },
} satisfies Meta<typeof PrimaryButton>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button'));
    await expect(args.onClick).toHaveBeenCalledOnce();
  },
};
export const WithoutPrice: Story = { args: { children: 'Tasdiqlash', price: null } };
/** While it is under way a second tap does nothing. */
export const Loading: Story = {
  args: { busy: true, busyLabel: 'Yuborilmoqda' },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Yuborilmoqda' }));
    await expect(args.onClick).not.toHaveBeenCalled();
  },
};
export const OutOfServiceZone: Story = {
  args: { children: 'Out of Service zone', price: null, disabled: true },
};
export const Quiet: Story = {
  args: { look: { tone: 'quiet' }, children: 'Yana buyurtma berish', price: null },
};
export const Danger: Story = { args: { look: { tone: 'danger' }, children: 'Bekor qilish', price: null } };
export const Narrow: Story = { args: { look: { narrow: true }, price: null } };
/** Icon and text are vertically centred. */
export const WithIcon: Story = {
  args: {
    look: { tone: 'quiet', small: true },
    children: 'Qoʻngʻiroq qilish',
    price: null,
    before: <PhoneIcon size={20} />,
  },
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button');
    const middleOf = (element: Element) => {
      const { top, height } = element.getBoundingClientRect();
      return top + height / 2;
    };
    await expect(Math.abs(middleOf(button.querySelector('svg')!) - middleOf(button))).toBeLessThan(1);
  },
};
export const LongText: Story = {
  args: { children: 'Оформить заказ с доставкой на завтра', price: '2 487 500 сум' },
};
export const RedBrand: Story = { globals: { brand: 'burger' } };
export const Dark: Story = { globals: { scheme: 'dark' } };
export const Arabic: Story = { args: { children: 'أضف', price: '42 000 سوم' }, globals: { language: 'ar' } };
