import { aRegion } from '@dasturxon/core/testing';
import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';

import { aBoot, renderInStorefront } from '../../testing/index.ts';
import { useDeliveryArea } from './delivery-area.ts';

const FAR = { lat: 10, lon: 10 };

function Probe() {
  const { regions, passes } = useDeliveryArea();
  return <p>{`${regions.length} ${passes(FAR)}`}</p>;
}

test.each([
  [true, '1 false'],
  [false, '0 true'],
])(
  'SET-28 with shouldValidateDeliveryArea %s a place far away: %s',
  async (shouldValidateDeliveryArea, message) => {
    renderInStorefront(<Probe />, {
      boot: aBoot({ settings: { shouldValidateDeliveryArea } }),
      answers: { 'GET /users/v1/region': [aRegion()] },
    });
    await waitFor(() => expect(screen.getByText(message)).toBeTruthy());
  },
);

test('BO-397 a zone outside its hours is as if it were not drawn', async () => {
  // One of two zones, which take turns at noon: at any hour one of them is served.
  const [morning, evening] = [
    aRegion({ id: 'morning', from: '00:00', until: '12:00' }),
    aRegion({ id: 'evening', from: '12:00', until: '24:00' }),
  ];
  renderInStorefront(<Probe />, {
    boot: aBoot({ settings: { shouldValidateDeliveryArea: true } }),
    answers: { 'GET /users/v1/region': [morning, evening] },
  });
  await waitFor(() => expect(screen.getByText('1 false')).toBeTruthy());
});
