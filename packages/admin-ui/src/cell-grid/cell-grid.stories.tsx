import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect } from 'storybook/test';

import { CellGrid, type CellGridProps, type CellPlace } from './cell-grid.tsx';

const ROWS = ['Dushanba', 'Seshanba', 'Chorshanba'].map((title) => ({ key: title, title }));
const COLUMNS = ['Olib ketish', 'Yetkazish'].map((title) => ({ key: title, title }));

const Chosen = (args: CellGridProps) => {
  const [value, setValue] = useState<CellPlace>(args.value);
  return <CellGrid {...args} value={value} onChange={setValue} />;
};

const meta = {
  title: 'Cell grid',
  component: CellGrid,
  args: {
    label: 'Ish vaqti',
    corner: 'Kun',
    rows: ROWS,
    columns: COLUMNS,
    cellOf: ({ column }) =>
      column === 0
        ? { text: '10:00–15:00\n18:00–02:00', isQuiet: false }
        : { text: 'Olib ketishdagidek', isQuiet: true },
    value: { row: 0, column: 0 },
    onChange: () => undefined,
  },
  render: (args) => <Chosen {...args} />,
} satisfies Meta<typeof CellGrid>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

// Testing Library knows the cells of a grid by the role of a table's cells.
export const Keys: Story = {
  play: async ({ canvas, userEvent }) => {
    const cells = canvas.getAllByRole('cell');
    await userEvent.tab();
    await expect(cells[0]).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}{ArrowRight}');
    await expect(cells[3]).toHaveFocus();
    await expect(cells[3]).toHaveAttribute('aria-selected', 'true');
    await userEvent.keyboard('{ArrowUp}{ArrowUp}');
    await expect(cells[5]).toHaveFocus();
    await userEvent.keyboard('{Control>}{Home}{/Control}');
    await expect(cells[0]).toHaveFocus();
    await userEvent.tab();
    await expect(cells[0]).not.toHaveFocus();
  },
};

export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard('{ArrowLeft}');
    await expect(canvas.getAllByRole('cell')[1]).toHaveFocus();
  },
};

export const Dark: Story = { globals: { scheme: 'dark' } };

export const LongText: Story = {
  args: {
    rows: [{ key: 'long', title: 'Понедельник, Старый город и Сергели' }],
    cellOf: () => ({ text: 'По тем же часам, что и самовывоз из этого филиала', isQuiet: true }),
  },
};

export const Empty: Story = { args: { rows: [] } };
