import { Button } from '@dasturxon/admin-ui/button';
import { Chips } from '@dasturxon/admin-ui/chips';
import { Dialog } from '@dasturxon/admin-ui/dialog';
import { Notice } from '@dasturxon/admin-ui/notice';
import { TextField } from '@dasturxon/admin-ui/text-field';
import { localize } from '@dasturxon/core/kernel';
import { STOP_TERMS, type StaffBranch, type StoppableProduct, type StopTerm } from '@dasturxon/core/staff';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';

import { useCallError } from '../board/use-call-error.ts';
import { useLanguage } from '../i18n/use-language.ts';
import styles from './stop-list-screen.module.css';
import { useStop } from './use-stops.ts';

const TERM_LABELS: Readonly<Record<StopTerm, MessageDescriptor>> = {
  '1H': msg`1 hour`,
  '2H': msg`2 hours`,
  '4H': msg`4 hours`,
  TOMORROW: msg`Until tomorrow’s opening`,
  FOR_GOOD: msg`Until I put it back`,
};

type Props = {
  product: StoppableProduct;
  branch: StaffBranch;
  /** How many branches the person works at. */
  branchCount: number;
  onClose: () => void;
};

/** For how long a product is off sale, where and why. */
export function StopDialog({ product, branch, branchCount, onClose }: Props) {
  const { t, i18n } = useLingui();
  const { language } = useLanguage();
  const [where, setWhere] = useState<'ONE' | 'ALL'>('ONE');
  const [reason, setReason] = useState('');
  const stop = useStop(product.id);
  const error = useCallError(stop.error);
  const name = localize(product.name, language) || product.id;
  const places = [
    { value: 'ONE' as const, label: localize(branch.name, language) || branch.id },
    { value: 'ALL' as const, label: t`All my branches` },
  ];
  return (
    <Dialog title={t`Stop: ${name}`} closeLabel={t`Close`} place="middle" onClose={onClose}>
      {branchCount > 1 && <Chips label={t`Where`} chips={places} value={where} onChange={setWhere} />}
      <TextField label={t`Reason for colleagues`} value={reason} onChange={setReason} />
      <div className={styles['terms']}>
        {STOP_TERMS.map((term) => (
          <Button
            key={term}
            isPending={stop.isPending}
            onPress={() =>
              stop.mutate(
                { term, reason, ...(where === 'ONE' && { branchId: branch.id }) },
                { onSuccess: onClose },
              )
            }
          >
            {i18n._(TERM_LABELS[term])}
          </Button>
        ))}
      </div>
      {error !== '' && <Notice tone="bad">{error}</Notice>}
    </Dialog>
  );
}
