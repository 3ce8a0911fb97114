import { useLingui } from '@lingui/react/macro';
import { IF_MISSING } from '@dasturxon/core/order';
import { SelectField } from '@dasturxon/ui/select-field';
import { TextArea } from '@dasturxon/ui/text-field';
import { useAtomValue, useSetAtom } from 'jotai';

import { changeDraftAtom, orderDraftAtom, serviceTypeAtom } from '../../../domains/checkout/order-draft.ts';
import { IF_MISSING_LABELS } from '../../../i18n/labels/if-missing-labels.ts';
import { Card } from './card.tsx';

const LONGEST = 500;
/** From so many letters on the field shows the limit: a longer pasted text is cut off. */
const NEARLY_FULL = 450;

const roomIn = (text: string) =>
  text.length < NEARLY_FULL ? {} : { hint: `\u2066${text.length} / ${LONGEST}\u2069` };

/** Comments for the kitchen and, for a delivery, for the courier. */
export function NotesCard() {
  const { t, i18n } = useLingui();
  const { comment, courierComment, ifMissing } = useAtomValue(orderDraftAtom);
  const isDelivery = useAtomValue(serviceTypeAtom) === 'DELIVERY';
  const change = useSetAtom(changeDraftAtom);
  return (
    <Card place="button" title={t`Notes`}>
      <SelectField
        label={t`If something has run out`}
        options={IF_MISSING.map((value) => ({ value, label: i18n._(IF_MISSING_LABELS[value]) }))}
        value={ifMissing}
        onChange={(value) => change({ ifMissing: value })}
      />
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
