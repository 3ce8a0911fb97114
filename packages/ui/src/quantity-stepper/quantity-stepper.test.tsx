import { act, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { QuantityStepper } from './quantity-stepper.tsx';

const labels = { increase: 'More', decrease: 'Less' };

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

test('holding the plus goes on adding, and letting go stops without one more', () => {
  const onIncrease = vi.fn();
  render(
    <QuantityStepper label="Osh" count={1} labels={labels} onIncrease={onIncrease} onDecrease={vi.fn()} />,
  );
  const plus = screen.getByRole('button', { name: 'More' });

  fireEvent.pointerDown(plus);
  void act(() => vi.advanceTimersByTime(400 + 2 * 110));
  fireEvent.pointerUp(plus);
  fireEvent.click(plus);
  void act(() => vi.advanceTimersByTime(2000));

  expect(onIncrease).toHaveBeenCalledTimes(3);
});

test('a short press counts once', () => {
  const onIncrease = vi.fn();
  render(
    <QuantityStepper label="Osh" count={1} labels={labels} onIncrease={onIncrease} onDecrease={vi.fn()} />,
  );
  const plus = screen.getByRole('button', { name: 'More' });

  fireEvent.pointerDown(plus);
  fireEvent.pointerUp(plus);
  fireEvent.click(plus);

  expect(onIncrease).toHaveBeenCalledOnce();
});

test('the minus stops at the least', () => {
  render(
    <QuantityStepper
      label="Osh"
      count={1}
      atLeast={1}
      labels={labels}
      onIncrease={vi.fn()}
      onDecrease={vi.fn()}
    />,
  );

  expect(screen.getByRole('button', { name: 'Less' })).toHaveProperty('disabled', true);
});
