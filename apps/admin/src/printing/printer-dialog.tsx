import { CheckboxList } from '@dasturxon/admin-ui/checkbox-list';
import { Dialog } from '@dasturxon/admin-ui/dialog';
import { Notice } from '@dasturxon/admin-ui/notice';
import { SelectField } from '@dasturxon/admin-ui/select-field';
import { TextField } from '@dasturxon/admin-ui/text-field';
import { LANGUAGES, LANGUAGE_NAMES } from '@dasturxon/core/kernel';
import {
  PAPERS,
  PRINT_TRIGGERS,
  type Printer,
  type SavedPrinter,
  TICKET_KINDS,
  type TicketKind,
} from '@dasturxon/core/printing';
import type { StaffSession } from '@dasturxon/core/staff';
import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';

import { useCallError } from '../board/use-call-error.ts';
import { useBranchOptions } from '../branches/branch-options.ts';
import { useLanguage } from '../i18n/use-language.ts';
import { OnlineButton } from '../offline/online-button.tsx';
import { KIND_LABELS, PAPER_LABELS, TRIGGER_LABELS } from './printing-labels.ts';
import styles from './printing.module.css';
import { useSavePrinter } from './use-prints.ts';

type FieldsProps = {
  session: StaffSession;
  draft: SavedPrinter;
  change: (change: Partial<SavedPrinter>) => void;
};

/** Where the printer is and how its jobs come to it. */
function PlaceFields({ session, draft, change }: FieldsProps) {
  const { t, i18n } = useLingui();
  const branches = useBranchOptions(session);
  const ways = [
    { value: 'CLOUDPRNT' as const, label: t`The printer asks this server (CloudPRNT)` },
    { value: 'AGENT' as const, label: t`Network printer (ESC/POS) with the print agent` },
  ];
  return (
    <>
      <TextField label={t`Name`} value={draft.name} onChange={(name) => change({ name })} autoFocus />
      {branches.length > 1 && (
        <SelectField
          label={t`Branch`}
          options={branches}
          value={draft.branchId}
          onChange={(branchId) => change({ branchId, stations: null })}
        />
      )}
      <SelectField label={t`Way`} options={ways} value={draft.way} onChange={(way) => change({ way })} />
      <SelectField
        label={t`Paper`}
        options={PAPERS.map((value) => ({ value, label: i18n._(PAPER_LABELS[value]) }))}
        value={draft.paper}
        onChange={(paper) => change({ paper })}
      />
    </>
  );
}

const COPIES = ['1', '2', '3', '4', '5'] as const;

/** What it prints, when, and in which language. */
function WorkFields({ session, draft, change }: FieldsProps) {
  const { t, i18n } = useLingui();
  const stations = session.branches.find(({ id }) => id === draft.branchId)?.kitchen.stations ?? [];
  return (
    <>
      <CheckboxList
        label={t`What to print`}
        options={TICKET_KINDS.map((value) => ({ value, label: i18n._(KIND_LABELS[value]) }))}
        value={draft.kinds}
        onChange={(kinds) => change({ kinds: kinds as TicketKind[] })}
      />
      {stations.length > 0 && (
        <CheckboxList
          label={t`Stations (none chosen: all)`}
          options={stations.map(({ id, name }) => ({ value: id, label: name }))}
          value={draft.stations ?? []}
          onChange={(chosen) => change({ stations: chosen.length === 0 ? null : chosen })}
        />
      )}
      <SelectField
        label={t`When`}
        options={PRINT_TRIGGERS.map((value) => ({ value, label: i18n._(TRIGGER_LABELS[value]) }))}
        value={draft.trigger}
        onChange={(trigger) => change({ trigger })}
      />
      <SelectField
        label={t`Copies`}
        options={COPIES.map((value) => ({ value, label: value }))}
        value={String(draft.copies) as (typeof COPIES)[number]}
        onChange={(copies) => change({ copies: Number(copies) })}
      />
      <SelectField
        label={t`Language of the paper`}
        options={LANGUAGES.map((value) => ({ value, label: LANGUAGE_NAMES[value] }))}
        value={draft.language}
        onChange={(language) => change({ language })}
      />
    </>
  );
}

/** The data to set up the printer or the agent. The secret is shown only once. */
function Pairing({ printer, secret }: { printer: Printer; secret: string }) {
  const { t } = useLingui();
  const address = `${location.origin}/printers/v1/cloudprnt`;
  const command = `node print-agent.ts --server ${address} --user ${printer.id} --password ${secret} --printer 192.168.1.50`;
  return (
    <>
      <Notice tone="warn">{t`Write these down now: the password is not shown again.`}</Notice>
      <p>
        {printer.way === 'AGENT'
          ? t`Start the print agent on a computer in the network of the printer, with the address of your printer:`
          : t`Enter these in the CloudPRNT settings of the printer:`}
      </p>
      {printer.way === 'AGENT' ? (
        <p className={styles['secret']} dir="ltr">
          {command}
        </p>
      ) : (
        <dl className={styles['facts']}>
          <dt>{t`Server address`}</dt>
          <dd className={styles['secret']} dir="ltr">
            {address}
          </dd>
          <dt>{t`User name`}</dt>
          <dd className={styles['secret']} dir="ltr">
            {printer.id}
          </dd>
          <dt>{t`Password`}</dt>
          <dd className={styles['secret']} dir="ltr" data-printer-secret>
            {secret}
          </dd>
        </dl>
      )}
    </>
  );
}

type Props = { session: StaffSession; printer: Printer | null; onClose: () => void };

function draftOf(
  printer: Printer | null,
  branchId: string,
  language: SavedPrinter['language'],
): SavedPrinter {
  if (printer !== null) {
    const { id: _id, lastSeenAt: _seen, state: _state, ...saved } = printer;
    return saved;
  }
  return {
    branchId,
    name: '',
    way: 'CLOUDPRNT',
    paper: '80',
    kinds: ['KITCHEN'],
    stations: null,
    copies: 1,
    trigger: 'ACCEPT',
    language,
  };
}

/** Adds a printer, or changes one (BO-60). */
export function PrinterDialog({ session, printer, onClose }: Props) {
  const { t } = useLingui();
  const { language } = useLanguage();
  const [draft, setDraft] = useState(() => draftOf(printer, session.branches[0]?.id ?? '', language));
  const save = useSavePrinter(printer?.id ?? null);
  const error = useCallError(save.error);
  const change = (part: Partial<SavedPrinter>) => setDraft((known) => ({ ...known, ...part }));
  const secret = save.data?.secret ?? null;
  const fields = { session, draft, change };
  return (
    <Dialog
      title={printer === null ? t`Add a printer` : t`Change the printer`}
      closeLabel={t`Close`}
      place="middle"
      onClose={onClose}
    >
      {save.data && secret !== null ? (
        <Pairing printer={save.data.printer} secret={secret} />
      ) : (
        <>
          <PlaceFields {...fields} />
          <WorkFields {...fields} />
          {error !== '' && <Notice tone="bad">{error}</Notice>}
          <OnlineButton
            look="main"
            isDisabled={draft.name.trim() === '' || draft.kinds.length === 0}
            isPending={save.isPending}
            onPress={() => save.mutate(draft, { onSuccess: () => printer !== null && onClose() })}
          >
            {t`Save`}
          </OnlineButton>
        </>
      )}
    </Dialog>
  );
}
