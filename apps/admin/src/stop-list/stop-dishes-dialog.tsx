import { Button, ButtonRow } from '@dasturxon/admin-ui/button';
import { Dialog } from '@dasturxon/admin-ui/dialog';
import { Notice } from '@dasturxon/admin-ui/notice';
import { SelectField } from '@dasturxon/admin-ui/select-field';
import { TextField } from '@dasturxon/admin-ui/text-field';
import { type StaffSession, STOP_CHOICES } from '@dasturxon/core/staff';
import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';

import { useCallError } from '../board/use-call-error.ts';
import { useBranchOptions } from '../branches/branch-options.ts';
import { offerUndo } from '../undo/undo.ts';
import { type Chosen, MoreTerms } from './more-terms.tsx';
import styles from './stop-list-screen.module.css';
import { TERM_LABELS } from './term-labels.ts';
import { useReturnDishes, useStopDishes } from './use-stops.ts';

/** Names drawn at once. */
const SHOWN = 30;

type Dish = { id: string; name: string };
type Props = { dishes: readonly Dish[]; session: StaffSession; onClose: () => void };

/** The dishes that are meant. */
function Names({ dishes }: { dishes: readonly Dish[] }) {
  const { t } = useLingui();
  const hidden = dishes.length - SHOWN;
  const names = dishes.slice(0, SHOWN).map(({ name }) => name);
  return (
    <p>
      {names.join(' · ')}
      {hidden > 0 && ` · ${t`And ${hidden} more`}`}
    </p>
  );
}

function useWrites({ dishes, onClose }: Pick<Props, 'dishes' | 'onClose'>) {
  const { t } = useLingui();
  const stop = useStopDishes();
  const back = useReturnDishes();
  const ids = dishes.map(({ id }) => id);
  const count = ids.length;
  return {
    isPending: stop.isPending || back.isPending,
    error: stop.error ?? back.error,
    stop: (chosen: Chosen & { reason: string }, place: { branchId?: string }) =>
      stop.mutate(
        { ...chosen, ...place, ids },
        {
          onSuccess: () => {
            onClose();
            const undo = () => back.mutateAsync({ ids, ...place });
            offerUndo({ text: t`Off sale: ${count}`, undo });
          },
        },
      ),
    putBack: (place: { branchId?: string }) => back.mutate({ ids, ...place }, { onSuccess: onClose }),
  };
}

/** Takes several dishes off sale, or puts them back, where and for how long. It acts at once (BO-432). */
export function StopDishesDialog({ dishes, session, onClose }: Props) {
  const { t, i18n } = useLingui();
  const options = useBranchOptions(session);
  const [where, setWhere] = useState('');
  const [reason, setReason] = useState('');
  const writes = useWrites({ dishes, onClose });
  const failed = useCallError(writes.error);
  const count = dishes.length;
  const place = where === '' ? {} : { branchId: where };
  const choose = (chosen: Chosen) => writes.stop({ ...chosen, reason }, place);
  return (
    <Dialog title={t`Stop dishes: ${count}`} closeLabel={t`Close`} place="middle" onClose={onClose}>
      <Names dishes={dishes} />
      <Notice>{t`This acts at once and is not part of the draft.`}</Notice>
      {options.length > 1 && (
        <SelectField
          label={t`Where`}
          options={[{ value: '', label: t`All my branches` }, ...options]}
          value={where}
          onChange={setWhere}
        />
      )}
      <TextField label={t`Reason for colleagues`} value={reason} onChange={setReason} />
      <div className={styles['terms']}>
        {STOP_CHOICES.map((term) => (
          <Button
            key={term}
            isPending={writes.isPending}
            onPress={() => choose({ term, until: null, left: null })}
          >
            {i18n._(TERM_LABELS[term])}
          </Button>
        ))}
      </div>
      <MoreTerms hasAmount={false} zone={session.timeZone} isPending={writes.isPending} onChoose={choose} />
      <ButtonRow>
        <Button isPending={writes.isPending} onPress={() => writes.putBack(place)}>
          {t`Put back on sale`}
        </Button>
      </ButtonRow>
      {failed !== '' && <Notice tone="bad">{failed}</Notice>}
    </Dialog>
  );
}
