import { fireEvent, render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';

import { BranchList, type BranchRow } from './branch-list.tsx';

const row: BranchRow = {
  id: '1',
  name: 'Chilonzor',
  hours: '09:00–23:00',
  address: 'Bunyodkor 1',
  open: true,
};

const show = (rows: readonly BranchRow[], onSelect = vi.fn()) => {
  render(
    <BranchList
      label="Branches"
      rows={rows}
      selectedId={null}
      closedLabel="Closed"
      emptyText="nothing found"
      onSelect={onSelect}
    />,
  );
  return onSelect;
};

test('OV-14 a row shows name, working hours and address', () => {
  show([row]);
  expect(screen.getByRole('radio', { name: 'Chilonzor 09:00–23:00 Bunyodkor 1' })).toBeTruthy();
});

test('OV-15 a closed branch is labelled, greyed and cannot be chosen', () => {
  const onSelect = show([{ ...row, open: false }]);
  const radio = screen.getByRole('radio', { name: /Closed/ });

  fireEvent.click(radio);
  expect(radio).toHaveProperty('disabled', true);
  expect(onSelect).not.toHaveBeenCalled();
});

test('OV-15 an empty list shows a message', () => {
  show([]);
  expect(screen.getByText('nothing found')).toBeTruthy();
});

test('choosing a branch passes its id', () => {
  const onSelect = show([row]);
  fireEvent.click(screen.getByRole('radio'));
  expect(onSelect).toHaveBeenCalledWith('1');
});
