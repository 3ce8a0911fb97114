import type { Quote } from '@dasturxon/core/order';
import { useLingui } from '@lingui/react/macro';
import { PrimaryButton } from '@dasturxon/ui/primary-button';
import { TextField } from '@dasturxon/ui/text-field';
import { useQuery } from '@tanstack/react-query';
import { useAtomValue, useSetAtom } from 'jotai';

import { useApi } from '../../../domains/session/api.ts';
import { cashbackQuery } from '../../../domains/account/cashback.ts';
import { changeDraftAtom, orderDraftAtom } from '../../../domains/checkout/order-draft.ts';
import { sessionAtom } from '../../../domains/session/session.ts';
import { useOrderFormats } from '../../../i18n/labels/order-formats.ts';
import { FoldedPlace } from './folded-place.tsx';
import styles from './checkout.module.css';

type CashbackCardProps = { quote: Quote | null; error: string | null };

/** Points to pay with, never more than there are or than is to pay (SET-13, D40). Not there without any. */
export function CashbackCard({ quote, error }: CashbackCardProps) {
  const { t } = useLingui();
  const format = useOrderFormats();
  const userId = useAtomValue(sessionAtom)?.user.id ?? '';
  const { cashback } = useAtomValue(orderDraftAtom);
  const change = useSetAtom(changeDraftAtom);
  const balance = useQuery(cashbackQuery(useApi(), userId)).data?.balance ?? 0;
  const payable = quote ? quote.totalPrice + quote.cashback : balance;
  const most = Math.min(balance, payable);
  if (balance === 0 && cashback === 0) return null;

  return (
    <FoldedPlace
      place="cashback"
      title={t`Cashback`}
      note={cashback > 0 ? `−${format.money(cashback)}` : t`You have ${format.money(balance)}`}
      error={error}
    >
      <div className={styles.row}>
        <TextField
          label={t`Points to spend`}
          input={{ inputMode: 'numeric', placeholder: '0' }}
          value={cashback === 0 ? '' : String(cashback)}
          feedback={{ hint: t`You have ${format.money(balance)}` }}
          onChange={(text) =>
            change({ cashback: Math.min(most, Number(text.replaceAll(/\D/g, '').slice(0, 9))) })
          }
        />
        <PrimaryButton
          look={{ tone: 'quiet', narrow: true }}
          disabled={cashback === most}
          onClick={() => change({ cashback: most })}
        >
          {t`Use all`}
        </PrimaryButton>
      </div>
    </FoldedPlace>
  );
}
