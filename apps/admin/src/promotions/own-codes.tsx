import { Button, ButtonRow } from '@dasturxon/admin-ui/button';
import { Notice } from '@dasturxon/admin-ui/notice';
import { TextField } from '@dasturxon/admin-ui/text-field';
import { makePromoCodes, readPromoCodes, unwrap } from '@dasturxon/core/api';
import { csvText, formatNumber } from '@dasturxon/core/format';
import { CODES_AT_MOST, type PromoCodes } from '@dasturxon/core/promo';
import { useLingui } from '@lingui/react/macro';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';

import { api } from '../api/api.ts';
import { newKey } from '../api/new-key.ts';
import { saveFile } from '../api/save-file.ts';
import { useCallError } from '../board/use-call-error.ts';
import styles from './promotions.module.css';

const keyOf = (id: string) => ['promo codes', id];

const save = (id: string, rows: readonly string[][]) =>
  saveFile(`promo-codes-${id}.csv`, csvText(rows), 'text/csv');

/** The codes as a file for a printer or a mailing: which are made, when, and which an order has. */
function CodesFile({ id, codes }: { id: string } & PromoCodes) {
  const { t } = useLingui();
  const download = () =>
    save(id, [
      [t`Promo code`, t`Made`, t`Used`],
      ...codes.map(({ code, createdAt, isUsed }) => [code, createdAt.slice(0, 10), isUsed ? t`yes` : t`no`]),
    ]);
  return <Button isDisabled={codes.length === 0} onPress={download}>{t`Download codes as CSV`}</Button>;
}

/** Makes codes of one use for a published promotion, and gives them out as a file. */
export function OwnCodes({ id }: { id: string }) {
  const { t } = useLingui();
  const cache = useQueryClient();
  const [typed, setTyped] = useState('100');
  const { data } = useQuery({
    queryKey: keyOf(id),
    queryFn: async ({ signal }) => unwrap(await api(readPromoCodes, { params: { id }, signal })),
  });
  const make = useMutation({
    mutationFn: async (count: number) =>
      unwrap(await api(makePromoCodes, { params: { id }, body: { count }, idempotencyKey: newKey() })),
    onSuccess: () => cache.invalidateQueries({ queryKey: keyOf(id) }),
  });
  const failed = useCallError(make.error);
  if (!data) return null;
  const { codes } = data;
  const left = CODES_AT_MOST - codes.length;
  const count = Number(typed);
  const made = formatNumber(codes.length);
  const used = formatNumber(codes.filter(({ isUsed }) => isUsed).length);
  const most = formatNumber(left);
  return (
    <section className={styles['part']} aria-label={t`Codes of one use`}>
      <h4 className={styles['title']}>{t`Codes of one use`}</h4>
      <p className={styles['quiet']} role="status">{t`Made: ${made}; used: ${used}`}</p>
      <TextField
        label={t`How many codes to make`}
        inputMode="numeric"
        value={typed}
        error={count > left ? t`At most ${most} more` : ''}
        onChange={(text) => setTyped(text.replaceAll(/\D/g, ''))}
      />
      <ButtonRow>
        <Button
          isPending={make.isPending}
          isDisabled={count < 1 || count > left}
          onPress={() => make.mutate(count)}
        >{t`Make codes`}</Button>
        <CodesFile id={id} codes={codes} />
      </ButtonRow>
      {failed !== '' && <Notice tone="bad">{failed}</Notice>}
    </section>
  );
}
