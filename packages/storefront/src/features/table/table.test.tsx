import { aBranch } from '@dasturxon/core/testing';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { useLingui } from '@lingui/react';
import { expect, test } from 'vitest';

import { useTableLink } from '../../app/effects/use-table-link.ts';
import { noticesAtom } from '../../store/notices.ts';
import { orderDraftAtom, serviceTypeAtom } from '../../domains/checkout/order-draft.ts';
import { tableNameAtom } from '../../domains/tables/table-place.ts';
import { aBoot, type Answers, aStore, renderInStorefront } from '../../testing/index.ts';
import { Extr3Screen } from '../../screens/extra/extra-screen.tsx';

const MARK = '0123456789abcdef0123456789abcdef';
const CODE = `hall-1.table-4.${MARK}`;
const LINK = `GET /users/v1/tables/${CODE}`;
const place = {
  branch: { id: 'branch-1', name: { eng: 'Chorsu' } },
  hall: { id: 'hall-1', name: { eng: 'Veranda' }, price: 5000 },
  table: { id: 'table-4', hallId: 'hall-1', name: '4', chairs: 4 },
};
const halls = [
  {
    id: 'hall-1',
    branchId: 'branch-1',
    name: { eng: 'Veranda' },
    price: 5000,
    tables: [{ id: 'table-4', hallId: 'hall-1', name: '4', chairs: 4 }],
  },
];
const dineIn = { dineInActive: true, pickupActive: true };

function storefrontOf(children: React.ReactNode, { answers = {}, settings = dineIn }: Given = {}) {
  const storefront = renderInStorefront(children, {
    boot: aBoot({ settings }),
    deps: { storage: aStore() },
    answers: {
      [LINK]: place,
      'GET /users/v1/branches/full': [aBranch()],
      'GET /users/v1/branches/branch-1/halls': halls,
      ...answers,
    },
  });
  for (const atom of [orderDraftAtom, tableNameAtom]) storefront.store.sub(atom, () => undefined);
  return storefront;
}
type Given = { answers?: Answers; settings?: Record<string, unknown> };

function Page() {
  useLingui();
  useTableLink();
  return null;
}

test('IMP-12 D74 a table’s link selects dine-in with branch, hall and table', async () => {
  history.replaceState(null, '', `/?table=${CODE}&lang=uz`);
  const { store } = storefrontOf(<Page />);
  await waitFor(() => expect(store.get(noticesAtom)[0]?.text).toBe('You are sitting here: Veranda · 4'));
  expect(store.get(orderDraftAtom)).toMatchObject({
    serviceType: 'DINE_IN',
    branchId: 'branch-1',
    hallId: 'hall-1',
    tableId: 'table-4',
  });
  expect(location.search).toBe('?lang=uz');
});

test('IMP-12 D74 a link of a hall alone sits down in the hall', async () => {
  history.replaceState(null, '', `/?table=${CODE}`);
  const { store } = storefrontOf(<Page />, { answers: { [LINK]: { ...place, table: null } } });
  await waitFor(() => expect(store.get(tableNameAtom)).toBe('Veranda'));
  expect(store.get(orderDraftAtom)).toMatchObject({ hallId: 'hall-1', tableId: null });
});

test.each([
  ['made-up text', '/?table=let-me-in', {}],
  ['another merchant’s link', `/?table=${CODE}`, { [LINK]: undefined }],
])('IMP-12 %s selects no table, and a notice appears', async (_, path, answers) => {
  history.replaceState(null, '', path);
  const { store } = storefrontOf(<Page />, { answers });
  await waitFor(() => expect(store.get(noticesAtom)[0]?.text).toMatch(/^No such table/));
  expect(store.get(orderDraftAtom).hallId ?? null).toBeNull();
});

test('SET-01 a link does nothing without dine-in', async () => {
  history.replaceState(null, '', `/?table=${CODE}`);
  const { calls } = storefrontOf(<Page />, { settings: { dineInActive: false, pickupActive: true } });
  await Promise.resolve();
  expect(calls).toHaveLength(0);
});

test('RT-05 D3 IMP-12 the code of a table can be pasted, as a whole link too', async () => {
  const { store } = storefrontOf(<Extr3Screen />);
  const field = await screen.findByLabelText('Table code');
  fireEvent.change(field, { target: { value: 'nonsense' } });
  fireEvent.click(screen.getByRole('button', { name: 'Select the table' }));
  expect(await screen.findByText(/No such table/)).toBeTruthy();
  fireEvent.change(field, { target: { value: `https://osh.uz/?table=${CODE}` } });
  fireEvent.click(screen.getByRole('button', { name: 'Select the table' }));
  await waitFor(() => expect(store.get(tableNameAtom)).toBe('Veranda · 4'));
});

test('IMP-12 branch, then hall or table, from lists', async () => {
  const { store } = storefrontOf(<Extr3Screen />);
  fireEvent.change(await screen.findByLabelText('Branch'), { target: { value: 'branch-1' } });
  const tables = await screen.findByLabelText('Table');
  fireEvent.change(tables, { target: { value: 'hall-1|' } });
  expect(store.get(orderDraftAtom)).toMatchObject({ hallId: 'hall-1', tableId: null });
  fireEvent.change(tables, { target: { value: 'hall-1|table-4' } });
  expect(store.get(tableNameAtom)).toBe('Veranda · 4');
  expect(store.get(serviceTypeAtom)).toBe('DINE_IN');
});

test('IMP-13 the shell starts with its default, until the guest chooses', async () => {
  const { store } = renderInStorefront(null, {
    boot: aBoot({ defaultServiceType: 'PICK_UP', settings: { deliveryActive: true, pickupActive: true } }),
  });
  expect(store.get(serviceTypeAtom)).toBe('PICK_UP');
  store.set(orderDraftAtom, (draft) => ({ ...draft, serviceType: 'DELIVERY' }));
  expect(store.get(serviceTypeAtom)).toBe('DELIVERY');
});
