import { leftToRight } from '@dasturxon/core/format';
import { chatLink, type Contact, contactLink } from '@dasturxon/core/merchant';
import { useLingui } from '@lingui/react/macro';
import { Cell, CellList } from '@dasturxon/ui/cell-list';
import { ChatIcon, GlobeIcon, PhoneIcon, StoreIcon } from '@dasturxon/ui/icons';
import { useAtomValue } from 'jotai';
import type { ReactNode } from 'react';

import { followCell } from '../../router/follow-cell.ts';
import { settingsAtom } from '../../store/boot.ts';
import { useContactNames } from './use-contact-names.ts';

const CHATS = ['telegram', 'whatsapp', 'viber'];

/** How the brand is reached: what the merchant has switched on (SET-24), and its chat (SET-11). */
export function BrandContacts() {
  const { t } = useLingui();
  const settings = useAtomValue(settingsAtom);
  const chat = chatLink(settings);
  const { branches } = settings.features;
  return (
    <CellList>
      {settings.contacts.map((contact) => (
        <ContactCell key={`${contact.type} ${contact.value}`} contact={contact} />
      ))}
      {chat ? <Cell title={t`Chat with us`} icon={<ChatIcon />} href={chat} /> : null}
      {branches ? (
        <Cell
          title={t`Our branches`}
          icon={<StoreIcon />}
          href="/branches"
          onClick={followCell('/branches')}
        />
      ) : null}
    </CellList>
  );
}

function ContactCell({ contact }: { contact: Contact }) {
  const nameOf = useContactNames();
  return (
    <Cell
      title={shown(contact)}
      description={nameOf(contact.type)}
      icon={iconOf(contact)}
      href={contactLink(contact) ?? undefined}
    />
  );
}

function shown({ value }: Contact): string {
  return leftToRight(value.replace(/^https:\/\/(www[.])?/i, '').replace(/\/$/, ''));
}

function iconOf({ type }: Contact): ReactNode {
  const kind = type.toLowerCase();
  if (kind === 'phone' || kind === 'fax') return <PhoneIcon />;
  return CHATS.includes(kind) ? <ChatIcon /> : <GlobeIcon />;
}
