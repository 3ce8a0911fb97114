import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, waitFor } from 'storybook/test';

import { Button } from '../button/index.ts';
import { Dialog } from './dialog.tsx';

const meta = {
  title: 'Dialog',
  component: Dialog,
  args: {
    title: 'Buyurtma 104',
    closeLabel: 'Yopish',
    children: <p>2 × Toʻy oshi, 1 × Achchiq-chuchuk</p>,
    onClose: fn(),
  },
} satisfies Meta<typeof Dialog>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, userEvent }) => {
    await expect(screen.getByRole('dialog', { name: 'Buyurtma 104' })).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Yopish' }));
    await expect(args.onClose).toHaveBeenCalledOnce();
    await userEvent.keyboard('{Escape}');
    await expect(args.onClose).toHaveBeenCalledTimes(2);
  },
};

/** After Escape the focus is on the button that opened the dialog. */
export const FocusReturns: Story = {
  render: function Opened(args) {
    const [isOpen, setOpen] = useState(false);
    return (
      <>
        <Button onPress={() => setOpen(true)}>№ 104</Button>
        {isOpen && <Dialog {...args} onClose={() => setOpen(false)} />}
      </>
    );
  },
  play: async ({ canvas, userEvent }) => {
    const opener = canvas.getByRole('button', { name: '№ 104' });
    await userEvent.click(opener);
    await expect(screen.getByRole('dialog')).toContainElement(document.activeElement as HTMLElement);
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(opener).toHaveFocus());
  },
};

/** A part that goes while it has the focus leaves the keyboard in the dialog. */
export const FocusedPartGoes: Story = {
  render: function Asked(args) {
    const [isAsking, setAsking] = useState(true);
    return (
      <Dialog {...args}>
        {isAsking && <Button onPress={() => setTimeout(setAsking, 50, false)}>Bekor qilish</Button>}
      </Dialog>
    );
  },
  play: async ({ args, userEvent }) => {
    const part = screen.getByRole('button', { name: 'Bekor qilish' });
    await userEvent.click(part);
    await new Promise((resolve) => {
      // In the task that takes the part away: the keyboard is not lost for a frame.
      new MutationObserver(() => !part.isConnected && resolve(null)).observe(screen.getByRole('dialog'), {
        childList: true,
        subtree: true,
      });
    });
    await expect(screen.getByRole('dialog')).toContainElement(document.activeElement as HTMLElement);
    await userEvent.keyboard('{Escape}');
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};

export const Middle: Story = { args: { place: 'middle' } };

export const Wide: Story = { args: { place: 'wide' } };

export const LongText: Story = {
  args: {
    title: 'Заказ 104 для Абдурахмонова Мухаммадамина Шерзодбека',
    closeLabel: 'Закрыть заказ',
    children: (
      <>
        {Array.from({ length: 40 }, (_, line) => (
          <p key={line}>2 × Праздничный плов с перепелиными яйцами и казы</p>
        ))}
        <p>{'Qoʻshimchasiz'.repeat(12)}</p>
      </>
    ),
  },
};

export const Dark: Story = { globals: { scheme: 'dark' } };

export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  args: { title: 'الطلب 104', closeLabel: 'إغلاق' },
  play: async () => {
    await waitFor(() => expect(screen.getByRole('dialog').getBoundingClientRect().left).toBe(0));
  },
};
