import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, waitFor } from 'storybook/test';

import { PrimaryButton } from '../primary-button/primary-button.tsx';
import { Sheet, type SheetProps } from './sheet.tsx';
import { ErrorState } from '../error-state/error-state.tsx';
import { SkeletonRows } from '../skeleton/skeleton.tsx';

const paragraphs = Array.from({ length: 18 }, (_, index) => (
  <p key={index}>Manzil va vaqtni tanlang, qolganini biz qilamiz. {index + 1}</p>
));

function WithOpener(props: SheetProps) {
  const [open, setOpen] = useState(props.open);
  return (
    <>
      <PrimaryButton onClick={() => setOpen(true)}>Ochish</PrimaryButton>
      <Sheet
        {...props}
        open={open}
        onClose={() => {
          setOpen(false);
          props.onClose();
        }}
      />
    </>
  );
}

const meta = {
  title: 'Sheets and routes/Sheet',
  component: Sheet,
  args: {
    open: true,
    header: { title: 'Filialni tanlang', closeLabel: 'Yopish' },
    onClose: fn(),
    children: paragraphs.slice(0, 3),
  },
  parameters: { docs: { story: { inline: false, iframeHeight: 560 } } },
  render: (args) => <WithOpener {...args} />,
} satisfies Meta<typeof Sheet>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};
/** Escape closes it and the focus goes back to what opened it. */
export const EscapeReturnsFocus: Story = {
  args: { open: false },
  play: async ({ args, canvas, userEvent }) => {
    const opener = canvas.getByRole('button', { name: 'Ochish' });
    await userEvent.click(opener);
    const sheet = screen.getByRole('dialog', { name: 'Filialni tanlang' });
    await waitFor(() => expect(sheet).toBeVisible());
    await userEvent.click(screen.getByRole('button', { name: 'Yopish' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(opener).toHaveFocus();
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};
export const WithBackAndFooter: Story = {
  args: {
    header: { ...meta.args.header, backLabel: 'Orqaga', onBack: fn() },
    footer: <PrimaryButton>Tanlash</PrimaryButton>,
    children: paragraphs,
  },
};
export const LimitedTo65: Story = { args: { maxHeight: '65vh', children: paragraphs } };
/** SET-23: in the middle of a phone, too. */
export const PopUp: Story = { args: { as: 'popUp' } };
/** SET-23: the whole window. */
export const Screen: Story = { args: { as: 'screen', children: paragraphs } };
export const FullHeight: Story = { args: { height: 'full', children: paragraphs } };
export const Loading: Story = { args: { children: <SkeletonRows label="Yuklanmoqda" /> } };
export const Error: Story = {
  args: {
    children: (
      <ErrorState title="Filiallar yuklanmadi" action={<PrimaryButton>Qayta urinish</PrimaryButton>} />
    ),
  },
};
export const LongText: Story = {
  args: {
    header: {
      ...meta.args.header,
      title: 'Выберите филиал, из которого удобно забрать заказ сегодня вечером',
    },
  },
};
/** From 700 px on it is a panel in the middle. */
export const Desktop: Story = {
  globals: { viewport: { value: 'desktop' } },
  play: async () => {
    const { left, right, bottom } = screen.getByRole('dialog').getBoundingClientRect();
    await expect(Math.round(left)).toBe(Math.round(window.innerWidth - right));
    await expect(bottom).toBeLessThan(window.innerHeight);
  },
};
export const Dark: Story = {
  args: { footer: <PrimaryButton>Tanlash</PrimaryButton> },
  globals: { scheme: 'dark' },
};
export const Arabic: Story = {
  args: {
    header: { ...meta.args.header, title: 'اختر الفرع', closeLabel: 'إغلاق', backLabel: 'رجوع', onBack: fn() },
    children: 'اختر الفرع الأقرب إليك.',
  },
  globals: { language: 'ar' },
};
