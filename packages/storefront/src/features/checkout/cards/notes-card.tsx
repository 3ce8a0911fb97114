import { ALLERGIES_MAX, COMMENT_MAX } from '@dasturxon/core/validation';
import { useLingui } from '@lingui/react/macro';
import { IF_MISSING, offeredHandover, type OrderLine } from '@dasturxon/core/order';
import { DEFAULT_PAYMENT, type PaymentType } from '@dasturxon/core/payment';
import { SwitchCell } from '@dasturxon/ui/cell-list';
import { SelectField } from '@dasturxon/ui/select-field';
import { TextArea } from '@dasturxon/ui/text-field';
import { useAtomValue, useSetAtom } from 'jotai';
import { type ReactNode, Suspense, useState } from 'react';

import { changeDraftAtom, orderDraftAtom, serviceTypeAtom } from '../../../domains/checkout/order-draft.ts';
import { changeHandoverAtom, handoverAtom } from '../../../domains/checkout/handover.ts';
import { isSignedInAtom } from '../../../domains/session/session.ts';
import { lazyWithMessages } from '../../../i18n/lazy-messages.tsx';
import { IF_MISSING_LABELS } from '../../../i18n/labels/if-missing-labels.ts';
import { FoldedPlace } from './folded-place.tsx';

/** From so many letters on the field shows the limit: a longer pasted text is cut off. */
const NEARLY_FULL = COMMENT_MAX - 50;

const roomIn = (text: string) =>
  text.length < NEARLY_FULL ? {} : { hint: `\u2066${text.length} / ${COMMENT_MAX}\u2069` };

// Few guests write about single dishes.
const DishNotes = lazyWithMessages(
  () => import('./dish-notes.tsx'),
  (module) => module.DishNotes,
);

const EntrancePhoto = lazyWithMessages(
  () => import('./entrance/entrance-photo.tsx'),
  (module) => module.EntrancePhoto,
);

type NotesCardProps = { paidBy: PaymentType | null; lines: readonly OrderLine[] };

/** Comments for the kitchen and, for a delivery, for the courier; dishes that run out, cutlery, the door. */
export function NotesCard({ paidBy, lines }: NotesCardProps) {
  const { t, i18n } = useLingui();
  const { comment, courierComment, ifMissing } = useAtomValue(orderDraftAtom);
  const serviceType = useAtomValue(serviceTypeAtom);
  const isDelivery = serviceType === 'DELIVERY';
  const isSignedIn = useAtomValue(isSignedInAtom);
  const change = useSetAtom(changeDraftAtom);
  return (
    <FoldedPlace place="button" title={t`Notes`} note={<bdi>{comment}</bdi>}>
      <SelectField
        label={t`If something has run out`}
        options={IF_MISSING.map((value) => ({ value, label: i18n._(IF_MISSING_LABELS[value]) }))}
        value={ifMissing}
        onChange={(value) => change({ ifMissing: value })}
      />
      <OneDish lines={lines} />
      <HandoverFields offered={offeredHandover({ serviceType, paymentType: paidBy ?? DEFAULT_PAYMENT })} />
      <Allergies />
      <TextArea
        label={t`Comment on the order`}
        input={{ name: 'comment', maxLength: COMMENT_MAX }}
        feedback={roomIn(comment)}
        value={comment}
        onChange={(value) => change({ comment: value })}
      />
      {isDelivery && isSignedIn ? <Entrance /> : null}
      {isDelivery ? (
        <TextArea
          label={t`Comment for the courier`}
          input={{ name: 'courier-comment', maxLength: COMMENT_MAX }}
          feedback={roomIn(courierComment)}
          value={courierComment}
          onChange={(value) => change({ courierComment: value })}
        />
      ) : null}
    </FoldedPlace>
  );
}

/** What the guest must not be served: the kitchen reads it apart from the comment. */
function Allergies() {
  const { t } = useLingui();
  const { allergies } = useAtomValue(handoverAtom);
  const change = useSetAtom(changeHandoverAtom);
  return (
    <TextArea
      label={t`Allergies`}
      rows={1}
      input={{ name: 'allergies', maxLength: ALLERGIES_MAX }}
      value={allergies}
      onChange={(value) => change({ allergies: value })}
    />
  );
}

type OptionalProps = { title: string; isUsed: boolean; onLeave: () => void; children: ReactNode };

/** A part of the notes that few need: a switch opens it, and closing it empties it. Open from the start where it is used. */
function Optional({ title, isUsed, onLeave, children }: OptionalProps) {
  const [isOpen, open] = useState(isUsed);
  const toggle = (next: boolean) => {
    open(next);
    if (!next) onLeave();
  };
  return (
    <>
      <SwitchCell title={title} checked={isOpen} onChange={toggle} />
      {isOpen ? <Suspense>{children}</Suspense> : null}
    </>
  );
}

/** What the guest asks about single dishes (B15). */
function OneDish({ lines }: Pick<NotesCardProps, 'lines'>) {
  const { t } = useLingui();
  const { dishes } = useAtomValue(handoverAtom);
  const change = useSetAtom(changeHandoverAtom);
  return (
    <Optional
      title={t`Notes on single dishes`}
      isUsed={Object.keys(dishes).length > 0}
      onLeave={() => change({ dishes: {} })}
    >
      {lines.length > 0 ? <DishNotes lines={lines} /> : null}
    </Optional>
  );
}

/** The photo of the entrance, for the courier (B60). */
function Entrance() {
  const { t } = useLingui();
  const { entrancePicture } = useAtomValue(handoverAtom);
  const change = useSetAtom(changeHandoverAtom);
  return (
    <Optional
      title={t`Photo of the entrance for the courier`}
      isUsed={entrancePicture !== null}
      onLeave={() => change({ entrancePicture: null })}
    >
      <EntrancePhoto />
    </Optional>
  );
}

/** For how many people; larger tables are written in steps. */
const CUTLERY = [0, 1, 2, 3, 4, 5, 6, 8, 10, 15, 20];

function HandoverFields({ offered }: { offered: ReturnType<typeof offeredHandover> }) {
  const { t } = useLingui();
  const { cutlery, leaveAtDoor } = useAtomValue(handoverAtom);
  const change = useSetAtom(changeHandoverAtom);
  const options = [
    { value: '', label: t`As the restaurant packs it` },
    ...CUTLERY.map((count) => ({
      value: String(count),
      label: count === 0 ? t`No cutlery needed` : String(count),
    })),
  ];
  return (
    <>
      {offered.cutlery ? (
        <SelectField
          label={t`Cutlery, for how many people`}
          options={options}
          value={cutlery === null ? '' : String(cutlery)}
          onChange={(value) => change({ cutlery: value === '' ? null : Number(value) })}
        />
      ) : null}
      {offered.leaveAtDoor ? (
        <SwitchCell
          title={t`Leave at the door`}
          checked={leaveAtDoor}
          onChange={(checked) => change({ leaveAtDoor: checked })}
        />
      ) : null}
    </>
  );
}
