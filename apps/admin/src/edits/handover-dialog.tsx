import { Chips } from '@dasturxon/admin-ui/chips';
import { Dialog } from '@dasturxon/admin-ui/dialog';
import { Notice } from '@dasturxon/admin-ui/notice';
import { formatDate } from '@dasturxon/core/format';
import type { NewHandover } from '@dasturxon/core/order';
import type { BoardOrder, StaffSession } from '@dasturxon/core/staff';
import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';

import { SERVICE_LABELS } from '../board/labels.ts';
import { useCallError } from '../board/use-call-error.ts';
import { AddressChoice } from '../phone-order/address-choice.tsx';
import type { CallAddress, CallTime } from '../phone-order/call.ts';
import { TimeChoice } from '../phone-order/time-choice.tsx';
import { Bears, Consent } from './consent.tsx';
import { EditSums } from './edit-sums.tsx';
import { linesOf, toItems } from './edited-lines.ts';
import { type SentEdit, useEdit, useEditQuote } from './use-edit.ts';

type Props = {
  order: BoardOrder;
  session: StaffSession;
  put: (order: BoardOrder) => void;
  onClose: () => void;
};

type Service = NewHandover['serviceType'];
const SERVICES: readonly Service[] = ['DELIVERY', 'PICK_UP'];

const NO_PLACE = { id: null, type: null, name: null, description: null, cityId: null };

/** The time that the order has now. */
function useKeptTime({ atTime }: BoardOrder, zone: string): string {
  const { t } = useLingui();
  const at = atTime === null ? t`as soon as possible` : formatDate(atTime, { time: true }, zone);
  return t`As it is: ${at}`;
}

type Wanted = { service: Service; address: CallAddress | null; at: CallTime | undefined };

const currentService = ({ serviceType }: BoardOrder): Service =>
  serviceType === 'PICK_UP' ? 'PICK_UP' : 'DELIVERY';

/** Whether something differs from the order. */
const isChanged = (order: BoardOrder, { service, address, at }: Wanted): boolean =>
  service !== currentService(order) || at !== undefined || (service === 'DELIVERY' && address !== null);

/** Whether a delivery has an address, its own or a new one. */
const hasPlace = (order: BoardOrder, { service, address }: Wanted): boolean =>
  service === 'PICK_UP' || address !== null || currentService(order) === 'DELIVERY';

const toHandover = ({ service, address, at }: Wanted): NewHandover => ({
  serviceType: service,
  address: service === 'DELIVERY' && address !== null ? { ...address, ...NO_PLACE } : null,
  ...(at !== undefined && { at }),
});

type FieldsProps = Pick<Props, 'order' | 'session'> & {
  wanted: Wanted;
  onChange: (wanted: Wanted) => void;
};

/** How, where and when. */
function HandoverFields({ order, session, wanted, onChange }: FieldsProps) {
  const { t, i18n } = useLingui();
  const { service, address, at } = wanted;
  const kept = useKeptTime(order, session.timeZone);
  const put = (change: Partial<Wanted>) => onChange({ ...wanted, ...change });
  return (
    <>
      <Chips
        label={t`Service`}
        chips={SERVICES.map((value) => ({ value, label: i18n._(SERVICE_LABELS[value]) }))}
        value={service}
        onChange={(value) => put({ service: value, at: undefined })}
      />
      {service === 'DELIVERY' && (
        <>
          {order.address !== null && <p dir="auto">{order.address}</p>}
          <AddressChoice
            address={address}
            onChange={(chosen) => put({ address: chosen })}
            customer={null}
            session={session}
          />
        </>
      )}
      <TimeChoice
        service={service}
        branchId={order.branchId}
        at={at}
        kept={kept}
        onChange={(time) => put({ at: time })}
      />
      {!hasPlace(order, wanted) && <Notice>{t`Choose the address first.`}</Notice>}
    </>
  );
}

/** Changes the service, the address or the time of an accepted order: what it costs, and the guest's consent (C.7). */
export function HandoverDialog({ order, session, put, onClose }: Props) {
  const { t } = useLingui();
  const [wanted, setWanted] = useState<Wanted>({
    service: currentService(order),
    address: null,
    at: undefined,
  });
  const [bears, setBears] = useState(false);
  const change = { cartItems: toItems(linesOf(order)), bears, handover: toHandover(wanted) };
  const quote = useEditQuote(order, change, isChanged(order, wanted) && hasPlace(order, wanted));
  const edit = useEdit(order, put);
  const failure = useCallError(edit.error ?? quote.error);
  const number = order.number;
  const { sums } = quote;
  const send = (consent: SentEdit['consent']) =>
    edit.mutate({ ...change, consent, totalPrice: sums?.totalPrice ?? 0 }, { onSuccess: onClose });
  return (
    <Dialog title={t`Address, time and service of order ${number}`} closeLabel={t`Close`} onClose={onClose}>
      <HandoverFields order={order} session={session} wanted={wanted} onChange={setWanted} />
      {sums && <EditSums quote={sums} order={order} />}
      <Bears isOffered={bears || sums?.canBear === true} bears={bears} onChange={setBears} />
      {failure !== '' && <Notice tone="bad">{failure}</Notice>}
      <Consent isReady={quote.isReady} isPending={edit.isPending} isCovered={false} onSend={send} />
      <p>{t`The guest has five minutes to answer. Without an answer nothing changes.`}</p>
    </Dialog>
  );
}
