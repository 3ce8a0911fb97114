import type { Meta, StoryObj } from '@storybook/react-vite';

import { ChoiceList } from '../choice-list/choice-list.tsx';
import { PaymentIcon, type PaymentIconName } from './payment-icon.tsx';

const NAMES: Readonly<Record<PaymentIconName, string>> = {
  cash: 'Naqd pul',
  terminal: 'Kuryerga karta bilan',
  payme: 'Payme',
  click: 'Click',
  uzum: 'Uzum',
  paynet: 'Paynet',
  rahmat: 'Rahmat',
  card: 'UZCARD •••• 6478',
  other: 'Boshqa usul',
};

function Ways({ label, names }: { label: string; names: typeof NAMES }) {
  return (
    <ChoiceList
      label={label}
      value="payme"
      options={(Object.keys(names) as PaymentIconName[]).map((name) => ({
        value: name,
        title: names[name],
        icon: <PaymentIcon name={name} />,
      }))}
      onChange={() => undefined}
    />
  );
}

const meta = {
  title: 'Sheets and routes/PaymentIcon',
  component: Ways,
  args: { label: 'Toʻlov', names: NAMES },
} satisfies Meta<typeof Ways>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Dark: Story = { globals: { scheme: 'dark' } };
export const Arabic: Story = { globals: { language: 'ar' } };
