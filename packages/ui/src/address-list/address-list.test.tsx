import { fireEvent, render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';

import { AddressList } from './address-list.tsx';

test('OV-17 each saved address has name, description and a delete icon of its own', () => {
  const onSelect = vi.fn();
  const onDelete = vi.fn();
  render(
    <AddressList
      label="my locations"
      rows={[{ id: '7', name: 'Home', description: 'Amir Temur 12', current: true }]}
      deleteLabel="Delete"
      onSelect={onSelect}
      onDelete={onDelete}
    />,
  );

  expect(screen.getByText('Amir Temur 12')).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Delete: Home' }));
  expect(onDelete).toHaveBeenCalledWith('7');
  expect(onSelect).not.toHaveBeenCalled();
  expect(document.querySelector('[aria-current="true"]')?.textContent).toContain('Home');
});
