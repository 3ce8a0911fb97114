import { activeBranches, offersService } from '@dasturxon/core/branch';
import type { Hall } from '@dasturxon/core/content';
import { useLingui } from '@lingui/react/macro';
import { ErrorState } from '@dasturxon/ui/error-state';
import { PrimaryButton } from '@dasturxon/ui/primary-button';
import { SelectField } from '@dasturxon/ui/select-field';
import { SkeletonRows } from '@dasturxon/ui/skeleton';
import { useQuery } from '@tanstack/react-query';
import { useAtomValue, useSetAtom, useStore } from 'jotai';

import { useApi } from '../../domains/session/api.ts';
import { branchesQuery } from '../../domains/branches/branches.ts';
import { sitDown } from '../../domains/tables/sit-down.ts';
import { failureText } from '../../i18n/labels/failure-text.ts';
import { chosenBranchAtom } from '../../domains/branches/chosen-branch.ts';
import { languageAtom } from '../../store/language.ts';
import { changeDraftAtom, orderDraftAtom } from '../../domains/checkout/order-draft.ts';
import { useOrderFormats } from '../../i18n/labels/order-formats.ts';
import styles from './table.module.css';
import { hallsQuery } from '../../domains/tables/halls.ts';

const NONE: readonly never[] = [];

/** Which branch, and which hall or table in it: where an order is eaten (IMP-12, D74). */
export function TablePicker() {
  const { t, i18n } = useLingui();
  const language = useAtomValue(languageAtom);
  const format = useOrderFormats();
  const { branchId = null } = useAtomValue(orderDraftAtom);
  const change = useSetAtom(changeDraftAtom);
  const remember = useSetAtom(chosenBranchAtom);
  const query = useQuery(branchesQuery(useApi()));

  if (query.isPending) return <SkeletonRows label={t`Loading`} count={2} />;
  if (query.error)
    return (
      <ErrorState
        title={failureText(i18n, language, query.error)}
        action={<PrimaryButton onClick={() => void query.refetch()}>{t`Try again`}</PrimaryButton>}
      />
    );
  const branches = activeBranches(query.data).filter((branch) => offersService(branch, 'DINE_IN'));
  const branch = branches.find(({ id }) => id === branchId) ?? null;
  return (
    <div className={styles.picker}>
      <SelectField
        label={t`Branch`}
        placeholder={t`Choose a branch`}
        options={branches.map(({ id, name }) => ({ value: id, label: format.name(name) }))}
        value={branch?.id ?? null}
        onChange={(id) => {
          const chosen = branches.find((one) => one.id === id);
          if (!chosen) return;
          remember({ id, name: chosen.name });
          change({ serviceType: 'DINE_IN', branchId: id, hallId: null, tableId: null });
        }}
      />
      {branch ? <HallField branch={branch} /> : null}
    </div>
  );
}

const keyOf = (hallId: string, tableId: string | null) => [hallId, tableId ?? ''].join('|');

function HallField({ branch }: { branch: { id: string; name: Hall['name'] } }) {
  const { t } = useLingui();
  const store = useStore();
  const format = useOrderFormats();
  const { hallId, tableId } = useAtomValue(orderDraftAtom);
  const halls = useQuery(hallsQuery(useApi(), branch.id)).data ?? NONE;
  if (halls.length === 0) return null;

  const nameOf = ({ name, price }: Hall) =>
    price > 0 ? `${format.name(name)} (+${format.money(price)})` : format.name(name);
  const places = halls.flatMap((hall) => [
    { hall, table: null },
    ...hall.tables.map((table) => ({ hall, table })),
  ]);
  return (
    <SelectField
      label={t`Table`}
      placeholder={t`Choose a table`}
      options={places.map(({ hall, table }) => ({
        value: keyOf(hall.id, table?.id ?? null),
        label: table ? `${nameOf(hall)} · ${t`table ${table.name}`}` : nameOf(hall),
      }))}
      value={hallId ? keyOf(hallId, tableId ?? null) : null}
      onChange={(value) => {
        const found = places.find(({ hall, table }) => keyOf(hall.id, table?.id ?? null) === value);
        if (!found) return;
        const { hall, table } = found;
        const names = { hall: hall.name, table: table?.name ?? null };
        sitDown(store, { branch, place: { hallId: hall.id, tableId: table?.id ?? null, ...names } });
      }}
    />
  );
}
