import { Button } from '@dasturxon/admin-ui/button';
import { Chips } from '@dasturxon/admin-ui/chips';
import { Notice } from '@dasturxon/admin-ui/notice';
import { RowList } from '@dasturxon/admin-ui/row-list';
import { SelectField } from '@dasturxon/admin-ui/select-field';
import { TextField } from '@dasturxon/admin-ui/text-field';
import { localize } from '@dasturxon/core/kernel';
import { indexMenu } from '@dasturxon/core/search';
import { type StaffBranch, type StaffSession, type StoppedAt, withQueuedStops } from '@dasturxon/core/staff';
import { useLingui } from '@lingui/react/macro';
import { useMemo, useState } from 'react';

import { OfficeFrame } from '../app/office-frame.tsx';
import { useNow } from '../time/use-now.ts';
import { useBranchOptions } from '../branches/branch-options.ts';
import { useLanguage } from '../i18n/use-language.ts';
import { useQueue } from '../offline/use-offline.ts';
import { findProducts, isOff } from './find-products.ts';
import { ProductRow } from './product-row.tsx';
import { StopDialog } from './stop-dialog.tsx';
import styles from './stop-list-screen.module.css';
import { StoppedNotice } from './stopped-notice.tsx';
import { type Subject, useStops } from './use-stops.ts';
import type { SessionProps } from '../session/session-props.ts';

type Listed = { branch: StaffBranch; session: StaffSession; text: string };

function Products({ branch, session, text }: Listed) {
  const { t } = useLingui();
  const { language } = useLanguage();
  const [shown, setShown] = useState<'ALL' | 'OFF'>('ALL');
  const [stopping, setStopping] = useState<Subject | null>(null);
  const [made, setMade] = useState<{ subject: Subject; stoppedAt: StoppedAt[]; at: number } | null>(null);
  const now = useNow();
  const { data, error, refetch } = useStops(branch.id);
  const index = useMemo(
    () => indexMenu({ products: data?.flatMap(({ products }) => products) ?? [] }),
    [data],
  );
  const { writes } = useQueue();
  const at = { branchId: branch.id, by: session.name };
  const sections = data?.map((section) => ({
    ...section,
    products: section.products.map((product) => withQueuedStops(product, writes, at)),
  }));
  if (!sections)
    return error === null ? null : (
      <Notice tone="bad">
        {t`The stop-list could not be read. Check the network.`}{' '}
        <Button onPress={() => void refetch()}>{t`Try again`}</Button>
      </Notice>
    );
  const count = sections.flatMap(({ products }) => products).filter(isOff).length;
  const chips = [
    { value: 'ALL' as const, label: t`All products` },
    { value: 'OFF' as const, label: t`Off sale: ${count}` },
  ];
  const found = findProducts(sections, { text, index, language, onlyStopped: shown === 'OFF' });
  return (
    <div className={styles['list']}>
      <Chips label={t`Products shown`} chips={chips} value={shown} onChange={setShown} />
      {made && <StoppedNotice key={made.at} {...made} onClose={() => setMade(null)} />}
      {error !== null && <Notice tone="warn">{t`No connection. The list shows what was last known.`}</Notice>}
      {found.length === 0 && <p>{shown === 'OFF' ? t`Everything is on sale` : t`No such product`}</p>}
      {found.map(({ id, name, products }) => (
        <section key={id} className={styles['section']}>
          <div className={styles['heading']}>
            <h2 className={styles['title']}>{localize(name, language)}</h2>
            {shown === 'ALL' && (
              <Button
                onPress={() => setStopping({ kind: 'CATEGORY', id, name: localize(name, language) || id })}
              >
                {t`Stop the category`}
              </Button>
            )}
          </div>
          <RowList>
            {products.map((product) => (
              <ProductRow
                key={product.id}
                product={product}
                branchId={branch.id}
                now={now}
                zone={session.timeZone}
                onStop={setStopping}
              />
            ))}
          </RowList>
        </section>
      ))}
      {stopping && (
        <StopDialog
          subject={stopping}
          branch={branch}
          zone={session.timeZone}
          branchCount={session.branches.length}
          onStopped={(stoppedAt) => setMade({ subject: stopping, stoppedAt, at: Date.now() })}
          onClose={() => setStopping(null)}
        />
      )}
    </div>
  );
}

/** The stop-list: every product of a branch, what is off sale there, and until when. */
export function StopListScreen({ session, putBranch }: SessionProps) {
  const { t } = useLingui();
  const options = useBranchOptions(session);
  const [chosen, setChosen] = useState('');
  const [text, setText] = useState('');
  const branch = session.branches.find(({ id }) => id === chosen) ?? session.branches[0];
  return (
    <OfficeFrame
      session={session}
      putBranch={putBranch}
      tools={
        <>
          {branch && options.length > 1 && (
            <SelectField label={t`Branch`} options={options} value={branch.id} onChange={setChosen} />
          )}
          <TextField label={t`Search products`} type="search" value={text} onChange={setText} />
        </>
      }
    >
      {branch && session.permissions.includes('stopList.write') ? (
        <Products key={branch.id} branch={branch} session={session} text={text} />
      ) : (
        <Notice>{t`Your role has no stop-list.`}</Notice>
      )}
    </OfficeFrame>
  );
}
