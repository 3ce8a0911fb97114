import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';

import { RichText, type RichTextProps } from './rich-text.tsx';

function Controlled(args: RichTextProps) {
  const [value, setValue] = useState(args.value);
  const change = (next: string) => {
    setValue(next);
    args.onChange(next);
  };
  return <RichText {...args} value={value} onChange={change} />;
}

const meta = {
  title: 'Rich text',
  component: RichText,
  render: (args) => <Controlled {...args} />,
  args: {
    label: 'Matn, oʻzbekcha',
    value: '<h2>Yetkazish</h2><p>Har kuni 10:00 dan</p>',
    onChange: fn(),
    rules: {
      tags: ['h2', 'h3', 'p', 'ul', 'ol', 'li', 'strong', 'em', 'u', 'br', 'a', 'blockquote'],
      links: ['https'],
      linkAttributes: { rel: 'nofollow' },
    },
    labels: {
      toolbar: 'Koʻrinish',
      bold: 'Qalin',
      italic: 'Kursiv',
      underline: 'Tagiga chizilgan',
      heading: 'Sarlavha',
      smallHeading: 'Kichik sarlavha',
      bullets: 'Roʻyxat',
      numbers: 'Raqamli roʻyxat',
      quote: 'Iqtibos',
      link: 'Havola',
      address: 'Havola manzili',
      setLink: 'Havolani qoʻyish',
    },
  },
} satisfies Meta<typeof RichText>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const text = canvas.getByRole('textbox', { name: 'Matn, oʻzbekcha' });
    await userEvent.click(text);
    await userEvent.keyboard('{Control>}a{/Control}');
    await userEvent.click(canvas.getByRole('button', { name: 'Qalin' }));
    await waitFor(() => expect(args.onChange).toHaveBeenLastCalledWith(expect.stringContaining('<strong>')));
    await expect(canvas.getByRole('button', { name: 'Qalin' })).toHaveAttribute('aria-pressed', 'true');
  },
};

export const Empty: Story = { args: { value: '' } };

export const Error: Story = { args: { error: 'Matn juda uzun' } };

export const LongText: Story = {
  args: {
    label: 'Политика конфиденциальности на русском языке для гостей',
    value: `<p>${'Условия использования сервиса и обработки данных. '.repeat(40)}</p>`,
  },
};

export const DarkError: Story = { ...Error, globals: { scheme: 'dark' } };

export const Dark: Story = { globals: { scheme: 'dark' } };

export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  args: { label: 'النص', value: '<h2>التوصيل</h2><p>كل يوم من 10:00</p>' },
};
