import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

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

test('K-04 a notification stands 16 px under a search field at the top, and at the top beside one further down', () => {
  const standingAt = (bottom: number) => {
    const search = document.createElement('form');
    search.setAttribute('role', 'search');
    search.getBoundingClientRect = () => ({ bottom }) as DOMRect;
    document.body.append(search);
    show([{ id: '1', text: 'Please allow location detection!' }]);
    search.remove();
    return screen.getByRole('status').style.insetBlockStart;
  };
  expect(standingAt(60)).toBe('76px');
  cleanup();
  expect(standingAt(window.innerHeight - 100)).toBe('');
});

test('K-04 a notification never covers the title and the close button of a sheet or a page', () => {
  const header = document.createElement('header');
  header.dataset['keepClear'] = '';
  header.getBoundingClientRect = () => ({ bottom: 56 }) as DOMRect;
  document.body.append(header);
  show([{ id: '1', text: 'added to cart' }]);
  header.remove();
  expect(screen.getByRole('status').style.insetBlockStart).toBe('72px');
});

test('K-04 a notification that comes before its screen does not cover the title of the screen', async () => {
  vi.useRealTimers();
  show([{ id: '1', text: 'Sign in to order' }]);
  expect(screen.getByRole('status').style.insetBlockStart).toBe('');
  const header = document.createElement('header');
  header.dataset['keepClear'] = '';
  header.getBoundingClientRect = () => ({ bottom: 56 }) as DOMRect;
  document.body.append(header);
  await waitFor(() => expect(screen.getByRole('status').style.insetBlockStart).toBe('72px'));
  header.remove();
  await waitFor(() => expect(screen.getByRole('status').style.insetBlockStart).toBe(''));
});
