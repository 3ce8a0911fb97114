import { fireEvent, render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';

import { ConfirmSheet } from '../confirm-sheet/confirm-sheet.tsx';
import { Toaster } from '../toaster/toaster.tsx';
import { Sheet } from './sheet.tsx';

const close = { closeLabel: 'Close' };

test('OV-11 a sheet has a back button and a title, and may be limited to 65vh', () => {
  const onBack = vi.fn();
  render(
    <Sheet
      open
      header={{ ...close, title: 'Branches', backLabel: 'Back', onBack }}
      maxHeight="65vh"

      onClose={vi.fn()}
    />,
  );

  expect(screen.getByRole('heading', { name: 'Branches' })).toBeTruthy();
  expect(document.querySelector('dialog')?.style.getPropertyValue('--sheet-max')).toBe('65vh');
  expect(document.querySelector('dialog')?.className).toContain('limited');
  fireEvent.click(screen.getByRole('button', { name: 'Back' }));
  expect(onBack).toHaveBeenCalledOnce();
});

test('Escape asks to close and leaves it to the caller', () => {
  const onClose = vi.fn();
  render(<Sheet open header={{ ...close, title: 'T' }} onClose={onClose} />);
  const dialog = document.querySelector('dialog')!;
  const escape = new Event('cancel', { cancelable: true });

  fireEvent(dialog, escape);
  expect(onClose).toHaveBeenCalledOnce();
  expect(escape.defaultPrevented).toBe(true);
  expect(dialog.open).toBe(true);
});

test('the focus moves into the sheet and returns to what opened it', () => {
  const opener = document.createElement('button');
  document.body.append(opener);
  opener.focus();

  const { rerender } = render(<Sheet open header={{ ...close, title: 'T' }} onClose={vi.fn()} />);
  expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'T' }));

  rerender(<Sheet open={false} header={{ ...close, title: 'T' }} onClose={vi.fn()} />);
  expect(document.activeElement).toBe(opener);
  opener.remove();
});

test('OV-11 the page does not scroll behind sheets until the last of them is closed', () => {
  const { documentElement: root } = document;
  const sheets = (inner: boolean, outer = true) => (
    <>
      <Sheet open={outer} header={{ ...close, title: 'Outer' }} onClose={vi.fn()} />
      <Sheet open={inner} header={{ ...close, title: 'Inner' }} onClose={vi.fn()} />
    </>
  );
  const { rerender } = render(sheets(true));
  rerender(sheets(false));
  expect(root.hasAttribute('data-sheet')).toBe(true);
  rerender(sheets(false, false));
  expect(root.hasAttribute('data-sheet')).toBe(false);
});

test('a finger that pulls far enough down closes it, a short pull does not', () => {
  const onClose = vi.fn();
  render(<Sheet open header={{ ...close, title: 'T' }} onClose={onClose} />);
  const dialog = document.querySelector('dialog')!;
  const pull = (distance: number) => {
    fireEvent.touchStart(dialog, { touches: [{ clientY: 100 }] });
    fireEvent.touchMove(dialog, { touches: [{ clientY: 100 + distance }] });
    fireEvent.touchEnd(dialog, { touches: [] });
  };

  pull(20);
  expect(onClose).not.toHaveBeenCalled();
  pull(140);
  expect(onClose).toHaveBeenCalledOnce();
});

test('notifications stay within reach above an open sheet', () => {
  render(
    <>
      <Sheet open header={{ ...close, title: 'T' }} onClose={vi.fn()} />
      <Toaster
        durationMs={4500}
        placement="top-right"
        gapPx={16}
        label="Notifications"
        closeLabel="Hide"
        toasts={[{ id: '1', text: 'Saved' }]}
        onClose={vi.fn()}
      />
    </>,
  );

  expect(document.querySelector('dialog')?.textContent).toContain('Saved');
});

test('OV-18 the confirmation names what would be deleted and offers No and Yes', () => {
  const onNo = vi.fn();
  const onYes = vi.fn();
  render(
    <ConfirmSheet
      open
      question="Are you sure?"
      name="Home"
      description="Amir Temur 12"
      labels={{ close: 'Close', no: 'No', yes: 'Yes' }}
      onNo={onNo}
      onYes={onYes}
    />,
  );

  expect(screen.getByRole('heading', { name: 'Are you sure?' })).toBeTruthy();
  expect(screen.getByText('Home')).toBeTruthy();
  expect(screen.getByText('Amir Temur 12')).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'No' }));
  fireEvent.click(screen.getByRole('button', { name: 'Yes' }));
  expect(onNo).toHaveBeenCalledOnce();
  expect(onYes).toHaveBeenCalledOnce();
});
