import type { OrderDetails } from '@dasturxon/core/api';
import { type OrderEdit, type OrderSwap, silentSwap, type SilentSwap } from '@dasturxon/core/order';
import { Picture } from '@dasturxon/ui/picture';
import { PrimaryButton } from '@dasturxon/ui/primary-button';
import { SectionCard } from '@dasturxon/ui/section-card';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';

import { toPicture } from '../../../catalog/picture-source.ts';
import { useOrderFormats } from '../../../i18n/labels/order-formats.ts';
import styles from './edit.module.css';
import { TimeLeft, useSecondsLeft } from './time-left.tsx';
import { useAnswerEdit } from './use-answer-edit.ts';

type Option = OrderSwap['options'][number];

const SILENCE: Record<SilentSwap['act'], MessageDescriptor> = {
  NOTHING: msg`Without your answer the restaurant will call you.`,
  REMOVE: msg`Without your answer the missing dish is removed, as you chose.`,
  CANCEL: msg`Without your answer the order is cancelled and all your money comes back.`,
  SWAP: msg`Without your answer the restaurant replaces it, as you chose.`,
};

/** What becomes of the order if its guest does not answer. */
function silenceOf(order: OrderDetails, edit: OrderEdit, swap: OrderSwap): MessageDescriptor {
  const options = swap.options.map(({ line, totalPrice }) => ({ productId: line.productId, totalPrice }));
  const missing = order.cartItems.find(({ productId }) =>
    edit.lines.every((line) => line.productId !== productId),
  );
  const choice = missing?.ifMissing ?? order.ifMissing;
  const { isOnlyLine } = swap;
  return SILENCE[silentSwap(choice, { options, totalBefore: order.totalPrice, isOnlyLine }).act];
}

/** A substitute: its picture, what it costs and what that makes of the total. */
function Substitute({ option, onChoose, off }: { option: Option; onChoose: () => void; off: boolean }) {
  const { t } = useLingui();
  const format = useOrderFormats();
  const { line } = option;
  const picture = toPicture(line.image);
  const [total, refund, due] = [option.totalPrice, option.refund, option.due].map((sum) => format.money(sum));
  return (
    <li>
      <button type="button" className={styles.substitute} disabled={off} onClick={onChoose}>
        <span className={styles.dish}>{picture ? <Picture source={picture} /> : null}</span>
        <b dir="auto">
          {format.name(line.name)}
          {line.count > 1 ? ` × ${line.count}` : ''}
        </b>
        <span className={styles.price}>{format.money(line.price)}</span>
        <span className={styles.sums}>
          <span className={styles.aside}>{t`New total: ${total}`}</span>
          {option.refund > 0 ? <span className={styles.aside}>{t`Goes back to you: ${refund}`}</span> : null}
          {option.due > 0 ? <span className={styles.aside}>{t`To pay in addition: ${due}`}</span> : null}
        </span>
      </button>
    </li>
  );
}

type SwapChoiceProps = { order: OrderDetails; edit: OrderEdit; swap: OrderSwap };

/** A dish that has run out: what to have instead, what that costs, and how long there is to choose (C8). */
export function SwapChoice({ order, edit, swap }: SwapChoiceProps) {
  const { t, i18n } = useLingui();
  const format = useOrderFormats();
  const seconds = useSecondsLeft(edit.until);
  const answer = useAnswerEdit(order, edit);
  const off = answer.isPending || seconds === 0;
  const choose = (productId: string | null) => answer.mutate({ agrees: true, productId });
  const dish = format.name(swap.name);
  const refund = format.money(edit.refund);
  return (
    <SectionCard title={t`${dish} has run out`}>
      <div className={styles.actions}>
        {swap.options.length > 0 ? <p>{t`What would you like instead?`}</p> : null}
        <ul className={styles.changes}>
          {swap.options.map((option) => (
            <Substitute
              key={option.line.productId}
              option={option}
              off={off}
              onChoose={() => choose(option.line.productId)}
            />
          ))}
        </ul>
        <PrimaryButton
          look={{ tone: swap.isOnlyLine ? 'danger' : 'quiet' }}
          busy={answer.isPending}
          busyLabel={t`Loading`}
          disabled={seconds === 0}
          onClick={() => choose(null)}
        >
          {swap.isOnlyLine ? t`Cancel the order` : t`Without this dish`}
        </PrimaryButton>
        {edit.refund > 0 ? (
          <span className={styles.aside}>{t`Without it goes back to you: ${refund}`}</span>
        ) : null}
        <p>
          {i18n._(silenceOf(order, edit, swap))} <TimeLeft seconds={seconds} />
        </p>
      </div>
    </SectionCard>
  );
}
