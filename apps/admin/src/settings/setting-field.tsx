import { ColorField } from '@dasturxon/admin-ui/color-field';
import { fieldKind, type FieldRef, typedText } from '@dasturxon/core/drafts';
import { useLingui } from '@lingui/react/macro';

import { useDraft, useField } from '../drafts/draft-context.ts';
import { useFieldTexts } from '../drafts/field-texts.ts';
import { DraftChoice } from '../drafts/fields/draft-choice.tsx';
import { DraftField, DraftSwitch, FieldNotes } from '../drafts/fields/draft-field.tsx';
import { DraftList } from '../drafts/fields/draft-list.tsx';
import { DraftPicture } from '../pictures/draft-picture.tsx';
import { ContrastNote } from './contrast-note.tsx';
import { LogoColors } from './logo-colors.tsx';
import { hasPictures, LookPictures } from './look-pictures.tsx';
import { MapNote } from './map-note.tsx';
import { SEEN_NOTES, togetherNote } from './seen-notes.ts';
import { SmsNote } from './sms-note.tsx';
import styles from './settings.module.css';

function MainColor({ field }: { field: FieldRef }) {
  const { t } = useLingui();
  const texts = useFieldTexts();
  const { value, problem, change } = useField(field);
  return (
    <div id={field.field}>
      <ColorField
        label={texts.field(field.field)}
        pickLabel={t`Pick the colour`}
        value={typedText(value)}
        error={texts.problem(problem)}
        onChange={change}
      />
      <FieldNotes field={field} />
      <LogoColors onTake={change} />
      <ContrastNote />
    </div>
  );
}

/** A setting by what it holds. */
export function SettingField({ field }: { field: FieldRef }) {
  if (field.field === 'mainColor') return <MainColor field={field} />;
  if (PICTURES.has(field.field)) return <SettingPicture field={field} />;
  if (WITH_MAP_NOTE.has(field.field)) return <WithMapNote field={field} />;
  if (field.field === 'smsContent') return <WithSmsNote field={field} />;
  if (hasPictures(field.field)) return <WithPictures field={field} />;
  return <Noted field={field} />;
}

/** A setting without pictures, with what guests see of it. */
function Noted({ field }: { field: FieldRef }) {
  return field.field in SEEN_NOTES ? <WithSeenNote field={field} /> : <PlainField field={field} />;
}

/** A switch with what guests see of it, and what it does together with others as they are (BO-475). */
function WithSeenNote({ field }: { field: FieldRef }) {
  const { i18n } = useLingui();
  const { view } = useDraft();
  const seen = SEEN_NOTES[field.field];
  const together = togetherNote(field.field, (name) => view.valueOf({ ...field, field: name }) === true);
  return (
    <div>
      <PlainField field={field} />
      {seen && <p className={styles['note']}>{i18n._(seen)}</p>}
      {together && <p className={styles['together']}>{i18n._(together)}</p>}
    </div>
  );
}

/** Settings that hold a picture. */
const PICTURES = new Set(['logo', 'favicon']);

function SettingPicture({ field }: { field: FieldRef }) {
  const texts = useFieldTexts();
  return (
    <div className={styles['picture']}>
      <PlainField field={field} />
      <DraftPicture field={field} kind="logo" name={texts.field(field.field)} />
    </div>
  );
}

/** The kind of map and its key are in two sections; each has the note. */
const WITH_MAP_NOTE = new Set(['mapType', 'yandexMapKey']);

const WithMapNote = ({ field }: { field: FieldRef }) => (
  <div>
    <PlainField field={field} />
    <MapNote />
  </div>
);

const WithPictures = ({ field }: { field: FieldRef }) => (
  <div>
    <Noted field={field} />
    <LookPictures field={field} />
  </div>
);

const WithSmsNote = ({ field }: { field: FieldRef }) => (
  <div>
    <PlainField field={field} />
    <SmsNote field={field} />
  </div>
);

function PlainField({ field }: { field: FieldRef }) {
  const { t } = useLingui();
  const kind = fieldKind(field.entity, field.field);
  if (kind === 'switch') return <DraftSwitch field={field} on={t`On`} off={t`Off`} />;
  if (kind === 'choice') return <DraftChoice field={field} />;
  if (kind === 'list') return <DraftList field={field} isPairs={field.field === 'contacts'} />;
  return <DraftField field={field} isNumber={field.entity === 'orderSettings'} />;
}
