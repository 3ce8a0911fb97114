import { Button, ButtonRow } from '@dasturxon/admin-ui/button';
import { Notice } from '@dasturxon/admin-ui/notice';
import { Row, RowList } from '@dasturxon/admin-ui/row-list';
import { areaOf, type BrandFilePreview, type LeftOutReason } from '@dasturxon/core/brand-file';
import type { DraftEntity, FieldValue } from '@dasturxon/core/drafts';
import { formatNumber } from '@dasturxon/core/format';
import { LANGUAGE_NAMES } from '@dasturxon/core/kernel';
import { useLingui } from '@lingui/react/macro';
import { useLocation } from 'wouter';

import { useCallError } from '../board/use-call-error.ts';
import styles from '../connections/connections.module.css';
import { partsOf } from '../drafts/field-texts.ts';
import own from './brand-file.module.css';
import { AREA_LABELS, AREA_PAGES, FIELD_LABELS, NAMELESS, REASON_LABELS } from './brand-file-labels.ts';
import { type Area, type Checked, useBring } from './use-brand-file.ts';

/** Characters of a text that the preview shows. */
const LONGEST = 80;

/** The names of records and fields, and a change in words. */
function useTexts() {
  const { t, i18n } = useLingui();
  const name = (entity: DraftEntity, own: string): string => {
    const label = NAMELESS[entity];
    return own || (label ? i18n._(label) : i18n._(AREA_LABELS[areaOf(entity)]));
  };
  const field = (entity: DraftEntity, of: string): string => {
    const { label, own, language } = partsOf(of, FIELD_LABELS[areaOf(entity)]);
    const text = label ? i18n._(label) : own;
    return language === null ? text : `${text}, ${LANGUAGE_NAMES[language]}`;
  };
  const value = (shown: FieldValue): string => {
    if (typeof shown === 'boolean') return shown ? t`Yes` : t`No`;
    if (typeof shown === 'number') return formatNumber(shown, { nbsp: true });
    const text = typeof shown === 'string' ? shown : '';
    return text.length > LONGEST ? `${text.slice(0, LONGEST)}…` : text || '—';
  };
  /** Lists and ids are named alone: the draft shows them in full. */
  const change = (entity: DraftEntity, one: { field: string; before: FieldValue; after: FieldValue }) => {
    const label = field(entity, one.field);
    const isPlain = !Array.isArray(one.before) && !Array.isArray(one.after) && !one.field.endsWith('Id');
    return isPlain ? `${label}: ${value(one.before)} → ${value(one.after)}` : label;
  };
  return { name, field, change };
}

function Counts({ preview }: { preview: BrandFilePreview }) {
  const { t, i18n } = useLingui();
  const { areas } = preview;
  return (
    <RowList label={t`Changes by part`}>
      {areas
        .filter(({ created, changed, same }) => created + changed + same > 0)
        .map(({ area, created, changed, same }) => (
          <Row
            key={area}
            title={<strong>{i18n._(AREA_LABELS[area])}</strong>}
            details={t`New: ${created}. Changed: ${changed}. The same: ${same}.`}
          />
        ))}
    </RowList>
  );
}

function Records({ preview }: { preview: BrandFilePreview }) {
  const { t, i18n } = useLingui();
  const { name, change } = useTexts();
  const { records, recordCount } = preview;
  const shown = records.length;
  if (shown === 0) return null;
  return (
    <>
      <RowList label={t`What the file changes`}>
        {records.map(({ entity, id, name: own, isNew, changes }) => {
          const part = i18n._(AREA_LABELS[areaOf(entity)]);
          return (
            <Row
              key={`${entity} ${id}`}
              title={<strong>{name(entity, own)}</strong>}
              note={isNew ? `${part} · ${t`new`}` : part}
              details={changes.map((one) => change(entity, one)).join(' · ')}
            />
          );
        })}
      </RowList>
      {shown < recordCount && <p>{t`The first ${shown} are shown.`}</p>}
    </>
  );
}

function LeftOut({ preview }: { preview: BrandFilePreview }) {
  const { t, i18n } = useLingui();
  const { name, field } = useTexts();
  const { leftOut, unfit } = preview;
  if (leftOut.length + unfit.length === 0) return null;
  return (
    <RowList label={t`What stays out`}>
      {leftOut.map(({ entity, name: own, reason }) => {
        const shown = name(entity, own);
        return (
          <Row
            key={`${entity} ${own} ${reason}`}
            title={t`Stays out: ${shown}`}
            details={i18n._(REASON_LABELS[reason as LeftOutReason])}
          />
        );
      })}
      {unfit.map(({ entity, name: own, field: of }) => {
        const shown = name(entity, own);
        return (
          <Row
            key={`${entity} ${own} ${of}`}
            title={t`Stays as it is: ${shown}`}
            details={`${field(entity, of)}. ${t`This value cannot be saved.`}`}
          />
        );
      })}
    </RowList>
  );
}

function InDrafts({ areas }: { areas: readonly Area[] }) {
  const { t, i18n } = useLingui();
  const [, go] = useLocation();
  return (
    <>
      <Notice>{t`The file is in the drafts. Guests see it once it is published.`}</Notice>
      <ButtonRow>
        {areas.map((area) => (
          <Button key={area} onPress={() => go(AREA_PAGES[area])}>
            {i18n._(AREA_LABELS[area])}
          </Button>
        ))}
      </ButtonRow>
    </>
  );
}

/** What a checked file changes and what stays out, and the button that puts it into the drafts. */
export function CheckedBrand({ checked }: { checked: Checked }) {
  const { t } = useLingui();
  const { mutate, error, isPending, isSuccess } = useBring();
  const failed = useCallError(error);
  const { preview } = checked;
  const { sub, recordCount } = preview;
  const changed = preview.areas.filter((one) => one.created + one.changed > 0).map(({ area }) => area);
  if (isSuccess) return <InDrafts areas={changed} />;
  return (
    <div className={own['result']}>
      <p role="status">
        {preview.isOwn ? t`The file is of this brand.` : t`The file is of the brand “${sub}”.`}{' '}
        {recordCount === 0 ? t`No changes: the drafts are as the file has it.` : t`Changes: ${recordCount}`}
      </p>
      {!preview.isOwn && (
        <p className={styles['quiet']}>
          {t`The name, contacts, addresses and accounts of services of the other brand stay out. Of its branches only hours and services come.`}
        </p>
      )}
      {preview.hasGuests && <Notice>{t`The file has guests. They are not brought.`}</Notice>}
      <Counts preview={preview} />
      {failed !== '' && <Notice tone="bad">{failed}</Notice>}
      {recordCount > 0 && (
        <ButtonRow>
          <Button look="main" isPending={isPending} onPress={() => mutate(checked)}>
            {t`Put into the drafts: ${recordCount}`}
          </Button>
        </ButtonRow>
      )}
      <LeftOut preview={preview} />
      <Records preview={preview} />
    </div>
  );
}
