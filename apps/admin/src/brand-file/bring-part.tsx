import { CheckboxList } from '@dasturxon/admin-ui/checkbox-list';
import { FileField } from '@dasturxon/admin-ui/file-field';
import { Notice } from '@dasturxon/admin-ui/notice';
import { BROUGHT_AREAS } from '@dasturxon/core/brand-file';
import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';

import { useCallError } from '../board/use-call-error.ts';
import styles from '../connections/connections.module.css';
import { AREA_LABELS } from './brand-file-labels.ts';
import { CheckedBrand } from './checked-brand.tsx';
import { type Area, isTooLarge, useCheck } from './use-brand-file.ts';

/** A brand file that is read before anything is written, and then put into the drafts of this brand. */
export function BringPart() {
  const { t, i18n } = useLingui();
  const [areas, setAreas] = useState<Area[]>([...BROUGHT_AREAS]);
  const [isLarge, setLarge] = useState(false);
  const { mutate, data, error, isPending, share, reset } = useCheck();
  const failed = useCallError(error);
  const percent = Math.floor(share * 100);
  const choose = (file: File) => {
    reset();
    setLarge(isTooLarge(file));
    if (!isTooLarge(file)) mutate({ file, areas });
  };
  const changeAreas = (value: string[]) => {
    const chosen = BROUGHT_AREAS.filter((area) => value.includes(area));
    if (chosen.length === 0) return;
    setAreas(chosen);
    // What comes depends on what comes with it, so that the file is read again.
    if (data) mutate({ sent: data, areas: chosen });
  };
  return (
    <section className={styles['card']} aria-label={t`Bring a brand file into this brand`}>
      <h2 className={styles['title']}>{t`Bring a brand file into this brand`}</h2>
      <p className={styles['quiet']}>
        {t`First you see what would change. Then it goes into the drafts, where you look at it and publish it; each publication can be undone. Nothing is removed. Guests and orders in the file are not read.`}
      </p>
      <CheckboxList
        label={t`What to bring`}
        options={BROUGHT_AREAS.map((area) => ({ value: area, label: i18n._(AREA_LABELS[area]) }))}
        value={areas}
        onChange={changeAreas}
      />
      <FileField
        label={t`Brand file, .tar.gz up to 512 MB`}
        accept=".gz,.tgz"
        isDisabled={isPending}
        onChoose={choose}
      />
      {isPending && (
        <p role="status">{share < 1 ? t`Sending the file: ${percent}%` : t`Reading the file…`}</p>
      )}
      {isLarge && (
        <Notice tone="bad">
          {t`The file is larger than 512 MB. Ask the operator of the platform to import it.`}
        </Notice>
      )}
      {failed !== '' && !isPending && <Notice tone="bad">{failed}</Notice>}
      {data && !isPending && <CheckedBrand key={data.key} checked={data} />}
    </section>
  );
}
