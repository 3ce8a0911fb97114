import { fireEvent, render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';

import { PrimaryButton } from '../primary-button/primary-button.tsx';
import { MapFrame, type MapFrameProps } from './map-frame.tsx';

const show = (props: Partial<MapFrameProps> = {}) =>
  render(
    <MapFrame
      map={<div />}
      street="Amir Temur (12)"
      back={{ label: 'Back', onBack: vi.fn() }}
      search={{ label: 'Search', onSearch: vi.fn() }}
      footer={<PrimaryButton>Save</PrimaryButton>}
      {...props}
    />,
  );

test('OV-03 back and search call the caller’s handlers', () => {
  const onBack = vi.fn();
  const onSearch = vi.fn();
  show({ back: { label: 'Back', onBack }, search: { label: 'Search', onSearch } });

  fireEvent.click(screen.getByRole('button', { name: 'Back' }));
  fireEvent.click(screen.getByRole('button', { name: 'Search' }));
  expect(onBack).toHaveBeenCalledOnce();
  expect(onSearch).toHaveBeenCalledOnce();
});

test('OV-04 the street is shown over the map and announced when it changes', () => {
  show();
  expect(screen.getByRole('status').textContent).toBe('Amir Temur (12)');
});

test('OV-06 the action of a note is under it', () => {
  const onAction = vi.fn();
  show({ note: 'Outside', noteAction: { label: 'Show the area', onAction } });
  fireEvent.click(screen.getByRole('button', { name: 'Show the area' }));
  expect(onAction).toHaveBeenCalledOnce();
});

test('OV-06 outside every area the disabled button itself shows it', () => {
  show({ footer: <PrimaryButton disabled>Out of Service zone</PrimaryButton> });
  expect(screen.getByRole('button', { name: 'Out of Service zone' })).toHaveProperty('disabled', true);
});
