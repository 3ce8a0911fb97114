import { fireEvent, render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';

import { PrimaryButton } from './primary-button.tsx';

test('the price is part of what the button is called', () => {
  render(<PrimaryButton price="42 000 soʻm">Add</PrimaryButton>);
  expect(screen.getByRole('button').textContent).toBe('Add42 000 soʻm');
});

test('while busy a second tap does nothing and the state is announced', () => {
  const onClick = vi.fn();
  render(
    <PrimaryButton busy busyLabel="Sending" onClick={onClick}>
      Order
    </PrimaryButton>,
  );

  const button = screen.getByRole('button', { name: 'Sending' });
  fireEvent.click(button);
  expect(onClick).not.toHaveBeenCalled();
  expect(button.getAttribute('aria-busy')).toBe('true');
  expect(button.textContent).toBe('Order');
});
