import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

import { Badge } from '../badge/badge.tsx';
import { Button } from '../button/button.tsx';
import { Row, RowList } from './row-list.tsx';

const meta = {
  title: 'Row list',
  component: RowList,
  args: {
    label: 'Xodimlar',
    children: (
      <>
        <Row
          label="Dilnoza"
          title={<strong>Dilnoza</strong>}
          note="Menejer"
          details="+998 90 *** ** 67 · Chilonzor"
        >
          <Badge tone="good">Ikkinchi bosqich</Badge>
          <Button>Oʻzgartirish</Button>
        </Row>
        <Row label="Aziz" title={<strong>Aziz</strong>} note="Operator">
          <Button>Oʻzgartirish</Button>
        </Row>
      </>
    ),
  },
} satisfies Meta<typeof RowList>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('list', { name: 'Xodimlar' })).toBeVisible();
    await expect(canvas.getAllByRole('listitem')).toHaveLength(2);
  },
};

export const Empty: Story = {
  args: { children: null },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('ul')).not.toBeVisible();
  },
};

export const LongText: Story = {
  args: {
    label: 'Сотрудники',
    children: (
      <Row
        title={<strong>{'Абдурахмонхужаевашахноза'.repeat(4)}</strong>}
        note="Менеджер филиала"
        details="Филиал на площади Амира Темура, вход со стороны улицы Сайилгох"
      >
        <Button>Изменить роль и филиалы</Button>
      </Row>
    ),
  },
};

export const Dark: Story = { globals: { scheme: 'dark' } };

export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  args: {
    label: 'الموظفون',
    children: (
      <Row title={<strong>دلنوزة</strong>} note="مديرة" details="جميع الفروع">
        <Button>تغيير</Button>
      </Row>
    ),
  },
};
