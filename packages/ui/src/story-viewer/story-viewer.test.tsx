import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, test, vi } from 'vitest';

import { aPicture } from '../testing/index.ts';
import { StoryViewer } from './story-viewer.tsx';

const LABELS = { close: 'Close', previous: 'Previous', next: 'Next', pause: 'Pause', play: 'Play' };
const FRAMES = ['one', 'two'].map((text) => ({ id: text, picture: aPicture(), text, seconds: 5 }));

function show() {
  const handlers = { onEnd: vi.fn(), onBefore: vi.fn(), onClose: vi.fn() };
  const { container } = render(
    <StoryViewer
      title="Stories"
      frames={FRAMES}
      labels={LABELS}
      progressText={(at, of) => `${at}/${of}`}
      {...handlers}
    />,
  );
  const running = () => container.querySelector('[style*="animation"]')!;
  const load = () => fireEvent.load(container.querySelector('img')!);
  return { ...handlers, running, load };
}

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

describe('SCR-15 a story', () => {
  test('a tap at the end turns to the next frame, and past the last one ends it', () => {
    const { onEnd } = show();
    tap('Next');
    expect(screen.getByText('two')).toBeTruthy();
    tap('Next');
    expect(onEnd).toHaveBeenCalledOnce();
  });

  test('a tap at the start goes back, and before the first frame to the story before', () => {
    const { onBefore } = show();
    tap('Next');
    tap('Previous');
    expect(screen.getByText('one')).toBeTruthy();
    tap('Previous');
    expect(onBefore).toHaveBeenCalledOnce();
  });

  test('arrows turn it and Escape closes it', async () => {
    const { onClose } = show();
    await userEvent.keyboard('{ArrowRight}');
    expect(screen.getByText('two')).toBeTruthy();
    await userEvent.keyboard('{ArrowLeft}');
    expect(screen.getByText('one')).toBeTruthy();
    fireEvent(screen.getByRole('dialog'), new Event('cancel', { cancelable: true }));
    expect(onClose).toHaveBeenCalledOnce();
  });

  test('it plays when its picture is there, and the next frame follows by itself', () => {
    const { running, load } = show();
    load();
    expect(running().getAttribute('data-running')).toBe('true');
    fireEvent.animationEnd(running());
    expect(screen.getByText('two')).toBeTruthy();
  });

  test('it pauses while a finger rests on it, and releasing does not turn it', () => {
    const { running, load } = show();
    load();
    const next = screen.getByRole('button', { name: 'Next' });
    fireEvent(next, stamped('pointerdown', 1000));
    expect(running().getAttribute('data-running')).toBeNull();
    fireEvent(next, stamped('pointerup', 1900));
    fireEvent(next, stamped('click', 1900));
    expect(running().getAttribute('data-running')).toBe('true');
    expect(screen.getByText('one')).toBeTruthy();
  });

  test('the pause button stops it until it is pressed again', async () => {
    const { running, load } = show();
    load();
    await userEvent.click(screen.getByRole('button', { name: 'Pause' }));
    expect(running().getAttribute('data-running')).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Play' }));
    expect(running().getAttribute('data-running')).toBe('true');
  });

  test('where less motion is wished it does not play by itself', () => {
    vi.stubGlobal('matchMedia', () => ({ matches: true }));
    const { running, load } = show();
    load();
    expect(running().getAttribute('data-running')).toBeNull();
    expect(screen.getByRole('button', { name: 'Play' })).toBeTruthy();
  });
});

/** A short press by the events' own clock, however busy the machine is. */
function tap(name: string): void {
  const button = screen.getByRole('button', { name });
  fireEvent(button, stamped('pointerdown', 1000));
  fireEvent(button, stamped('pointerup', 1050));
  fireEvent(button, stamped('click', 1050));
}

function stamped(type: string, timeStamp: number): Event {
  const event = new MouseEvent(type, { bubbles: true, cancelable: true, detail: 1 });
  Object.defineProperty(event, 'timeStamp', { value: timeStamp });
  return event;
}
