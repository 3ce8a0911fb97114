import { tipFor } from '@dasturxon/core/cart';
import { useLingui } from '@lingui/react/macro';
import { useAtomValue, useSetAtom } from 'jotai';

import {
  changeDraftAtom,
  orderDraftAtom,
  serviceTypeAtom,
} from '../../../../domains/checkout/order-draft.ts';
import { useOrderFormats } from '../../../../i18n/labels/order-formats.ts';
import { TipChips } from '../../../../i18n/tip-chips.tsx';
import { FoldedPlace } from '../folded-place.tsx';

/** A tip for the courier, or for the team (B35). Nothing is chosen for the guest. */
export function TipCard() {
  const { t } = useLingui();
  const serviceType = useAtomValue(serviceTypeAtom);
  const { tip } = useAtomValue(orderDraftAtom);
  const { money } = useOrderFormats();
  const change = useSetAtom(changeDraftAtom);
  const title = tipFor(serviceType) === 'COURIER' ? t`Tip for the courier` : t`Tip for the team`;
  return (
    <FoldedPlace place="button" title={title} note={tip > 0 ? money(tip) : null}>
      <TipChips label={title} tip={tip} onChange={(amount) => change({ tip: amount })} />
    </FoldedPlace>
  );
}
