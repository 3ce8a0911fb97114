import { leftToRight } from '@dasturxon/core/format';
import { chatLink, type Contact, contactLink } from '@dasturxon/core/merchant';
import { useLingui } from '@lingui/react/macro';
import { Cell, CellList } from '@dasturxon/ui/cell-list';
import { ChatIcon, GlobeIcon, PhoneIcon, StoreIcon } from '@dasturxon/ui/icons';
import { useAtomValue } from 'jotai';
import type { ReactNode } from 'react';

import { followCell } from '../../router/follow-cell.ts';
import { settingsAtom } from '../../store/boot.ts';

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

/** The label of a contact kind (ENT-10): an unknown one is shown as it is, capitalised. */
function useContactNames(): (type: string) => string {
  const { t } = useLingui();
  const names = new Map([
    ['phone', t`Phone`],
    ['email', t`Email`],
    ['website', t`Website`],
    ['fax', t`Fax`],
    ...BRANDS.map((brand) => [brand.toLowerCase(), brand] as const),
  ]);
  return (type) => names.get(type.toLowerCase()) ?? type.charAt(0).toUpperCase() + type.slice(1);
}

const BRANDS = ['Telegram', 'Instagram', 'Facebook', 'WhatsApp', 'YouTube', 'TikTok', 'Viber', 'LinkedIn'];
