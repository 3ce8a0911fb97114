import { fireEvent, render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';

import { ModifierGroup, type ModifierGroupProps } from './modifier-group.tsx';

const show = (props: Partial<ModifierGroupProps>) => {
  const onCount = vi.fn();
  render(
    <ModifierGroup
      id="g"
      title="Extras"
      hint="Choose up to 3"
      view="NAME_ONLY"
      labels={{ increase: 'More', decrease: 'Less' }}
      options={[{ id: 'cheese', name: 'Cheese', price: null, count: 1, maxCount: 2 }]}
      onCount={onCount}
      {...props}
    />,
  );
  return onCount;
};

test('a chosen modifier that can be had twice is counted up, or unchosen', () => {
  const onCount = show({});

  fireEvent.click(screen.getByRole('button', { name: 'More' }));
  expect(onCount).toHaveBeenCalledWith('cheese', 2);
  fireEvent.click(screen.getByRole('checkbox', { name: 'Cheese' }));
  expect(onCount).toHaveBeenCalledWith('cheese', 0);
});

test('a group of which exactly one is chosen has radio buttons', () => {
  show({ single: true });
  expect(screen.getByRole('radio', { name: 'Cheese' })).toBeTruthy();
});

test('what is missing replaces the hint and is announced', () => {
  show({ error: 'Choose a size' });
  expect(screen.getByRole('alert').textContent).toBe('Choose a size');
  expect(screen.queryByText('Choose up to 3')).toBeNull();
});

test('a stopped option cannot be chosen', () => {
  show({ options: [{ id: 'x', name: 'Cheese', price: null, count: 0, disabled: true }] });
  expect(screen.getByRole('checkbox')).toHaveProperty('disabled', true);
});
