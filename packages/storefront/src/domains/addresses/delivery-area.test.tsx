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
