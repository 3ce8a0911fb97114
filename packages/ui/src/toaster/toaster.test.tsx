import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { keepClear } from '../keep-clear/keep-clear.ts';
import { OrderStatus } from '../order-status/order-status.tsx';
import { Sheet } from '../sheet/sheet.tsx';
import { Toaster, type Toast } from './toaster.tsx';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const LOOK = { durationMs: 4500, placement: 'top-right', gapPx: 16 } as const;

const show = (toasts: readonly Toast[], onClose = vi.fn()) => {
  render(<Toaster {...LOOK} label="Notifications" closeLabel="Close" toasts={toasts} onClose={onClose} />);
  return onClose;
};

test('a notification leaves after its time, not before', () => {
  const onClose = show([{ id: '1', text: 'Saved' }]);

  void act(() => vi.advanceTimersByTime(4499));
  expect(onClose).not.toHaveBeenCalled();
  void act(() => vi.advanceTimersByTime(1));
  expect(onClose).toHaveBeenCalledWith('1');
});

test('K-04 its time goes on when a sheet opens under it and when it goes', () => {
  const onClose = vi.fn();
  const all = (isOpen: boolean) => (
    <>
      {isOpen ? (
        <Sheet open header={{ title: 'Dish', closeLabel: 'Close' }} onClose={vi.fn()}>
          Plov
        </Sheet>
      ) : null}
      <Toaster
        {...LOOK}
        label="Notifications"
        closeLabel="Close"
        toasts={[{ id: '1', text: 'Saved' }]}
        onClose={onClose}
      />
    </>
  );
  const { rerender } = render(all(false));
  void act(() => vi.advanceTimersByTime(2000));
  rerender(all(true));
  void act(() => vi.advanceTimersByTime(1500));
  expect(screen.getByRole('dialog').textContent).toContain('Saved');
  rerender(all(false));
  void act(() => vi.advanceTimersByTime(999));
  expect(onClose).not.toHaveBeenCalled();
  void act(() => vi.advanceTimersByTime(1));
  expect(onClose).toHaveBeenCalledWith('1');
});

test('a notification waits while a finger or the focus is on it', () => {
  const onClose = show([{ id: '1', text: 'Removed', action: { label: 'Undo', onAction: vi.fn() } }]);

  fireEvent.focus(screen.getByRole('button', { name: 'Undo' }));
  void act(() => vi.advanceTimersByTime(20_000));
  expect(onClose).not.toHaveBeenCalled();
});

test('at most three are shown, the latest ones', () => {
  show(['1', '2', '3', '4'].map((id) => ({ id, text: `Text ${id}` })));

  expect(screen.queryByText('Text 1')).toBeNull();
  expect(screen.getByRole('status').textContent).toBe('Text 2Text 3Text 4');
});

test('undo acts and closes', () => {
  const onAction = vi.fn();
  const onClose = show([{ id: '1', text: 'Removed', action: { label: 'Undo', onAction } }]);

  fireEvent.click(screen.getByRole('button', { name: 'Undo' }));
  expect(onAction).toHaveBeenCalledOnce();
  expect(onClose).toHaveBeenCalledWith('1');
});

/** Something at the top of the window that ends there, in px. */
function Kept({ bottom }: { bottom: number }) {
  const place = (element: HTMLElement | null) => {
    if (!element) return undefined;
    element.getBoundingClientRect = () => ({ bottom }) as DOMRect;
    return keepClear(element);
  };
  return <header ref={place} />;
}

const startOf = () => screen.getByRole('status').style.insetBlockStart;

test('K-04 a notification is 16 px under the part kept clear at the top, and at the top beside a lower one', () => {
  render(<Kept bottom={60} />);
  show([{ id: '1', text: 'Please allow location detection!' }]);
  expect(startOf()).toBe('76px');
  cleanup();
  render(<Kept bottom={window.innerHeight - 100} />);
  show([{ id: '1', text: 'Please allow location detection!' }]);
  expect(startOf()).toBe('');
});

test('K-04 a notification is under the number and the headline of an order', () => {
  const rect = vi.spyOn(Element.prototype, 'getBoundingClientRect');
  rect.mockImplementation(function (this: Element) {
    return { bottom: this.textContent === '№ 7Cooking' ? 180 : 0 } as DOMRect;
  });
  render(<OrderStatus title={<p>№ 7</p>} headline="Cooking" />);
  show([{ id: '1', text: 'Thank you!' }]);
  expect(screen.getByRole('status', { name: 'Notifications' }).style.insetBlockStart).toBe('196px');
});

test('K-04 a notification is under the lowest of several titles', () => {
  render(
    <>
      <Kept bottom={64} />
      <Kept bottom={112} />
    </>,
  );
  show([{ id: '1', text: 'added to cart' }]);
  expect(startOf()).toBe('128px');
});

test('K-04 a notification that comes before its screen does not cover the title of the screen', () => {
  show([{ id: '1', text: 'Sign in to order' }]);
  expect(startOf()).toBe('');
  const { unmount } = render(<Kept bottom={56} />);
  expect(startOf()).toBe('72px');
  unmount();
  expect(startOf()).toBe('');
});
