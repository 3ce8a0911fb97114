import { fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, test, vi } from 'vitest';

import { CardStepper } from './card-stepper.tsx';

const labels = { add: 'Add', decrease: 'One less' };
const PRODUCT = { id: 'p1', name: 'Osh' };

function Counting() {
  const [count, setCount] = useState(0);
  return (
    <CardStepper
      product={PRODUCT}
      cart={{ count }}
      labels={labels}
      actions={{ onAdd: () => setCount(count + 1), onRemove: () => setCount(count - 1) }}
    />
  );
}

test('the plus stays the same element while the stepper opens, and takes the focus back when it closes', () => {
  render(<Counting />);
  const plus = screen.getByRole('button', { name: 'Add: Osh' });

  fireEvent.click(plus);
  expect(screen.getByText('1')).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Add: Osh' })).toBe(plus);

  const minus = screen.getByRole('button', { name: 'One less: Osh' });
  minus.focus();
  fireEvent.click(minus);
  expect(screen.queryByText('1')).toBeNull();
  expect(document.activeElement).toBe(plus);
});

test('nothing is added past the limit', () => {
  const onAdd = vi.fn();
  render(
    <CardStepper product={PRODUCT} cart={{ count: 5, full: true }} labels={labels} actions={{ onAdd }} />,
  );

  fireEvent.click(screen.getByRole('button', { name: 'Add: Osh' }));
  expect(onAdd).not.toHaveBeenCalled();
});

test('the plus of a card outside the menu has nothing by which the script of the page counts its taps', () => {
  const onAdd = vi.fn();
  const cart = { count: 0, isOutsideMenu: true };
  render(<CardStepper product={PRODUCT} cart={cart} labels={labels} actions={{ onAdd }} />);

  const plus = screen.getByRole('button', { name: 'Add: Osh' });
  expect(plus.dataset['add']).toBeUndefined();
  fireEvent.click(plus);
  expect(onAdd).toHaveBeenCalledWith('p1');
});
