import { useLingui } from '@lingui/react/macro';
import { TextArea } from '@dasturxon/ui/text-field';
import { useAtomValue, useSetAtom } from 'jotai';

import { changeDraftAtom, orderDraftAtom, serviceTypeAtom } from '../../../domains/checkout/order-draft.ts';
import { Card } from './card.tsx';

const LONGEST = 500;
/** From so many letters on the field says how many there may be: what is pasted beyond them is cut off. */
const NEARLY_FULL = 450;

const roomIn = (text: string) =>
  text.length < NEARLY_FULL ? {} : { hint: `\u2066${text.length} / ${LONGEST}\u2069` };

/** Comments for the kitchen and, for a delivery, for the courier. */
export function NotesCard() {
  const { t } = useLingui();
  const { comment, courierComment } = useAtomValue(orderDraftAtom);
  const isDelivery = useAtomValue(serviceTypeAtom) === 'DELIVERY';
  const change = useSetAtom(changeDraftAtom);
  return (
    <Card place="button" title={t`Notes`}>
      <TextArea
        label={t`Comment on the order`}
        input={{ name: 'comment', maxLength: LONGEST }}
        feedback={roomIn(comment)}
        value={comment}
        onChange={(value) => change({ comment: value })}
      />
      {isDelivery ? (
        <TextArea
          label={t`Comment for the courier`}
          input={{ name: 'courier-comment', maxLength: LONGEST }}
          feedback={roomIn(courierComment)}
          value={courierComment}
          onChange={(value) => change({ courierComment: value })}
        />
      ) : null}
    </Card>
  );
}
