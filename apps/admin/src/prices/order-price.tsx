import { readOrderPrice, unwrap } from '@dasturxon/core/api';
import type { BoardOrder } from '@dasturxon/core/staff';
import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';

import { api } from '../api/api.ts';
import { ExplainedPrice } from './explained-price.tsx';

/** How the total of an order came about (C1); read when it is opened. */
export function OrderPrice({ order: { id, version } }: { order: BoardOrder }) {
  const { t } = useLingui();
  const [isOpen, open] = useState(false);
  const { data } = useQuery({
    queryKey: ['order-price', id, version],
    queryFn: async ({ signal }) => unwrap(await api(readOrderPrice, { params: { id }, signal })),
    enabled: isOpen,
  });
  return (
    <details onToggle={(event) => open(event.currentTarget.open)}>
      <summary>{t`How is this calculated?`}</summary>
      {data && <ExplainedPrice explanation={data.explanation ?? []} />}
    </details>
  );
}
