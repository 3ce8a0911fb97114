import type { ReactNode } from 'react';

import styles from './footer.module.css';

export type FooterLink = { id: string; label: string; href: string; icon?: ReactNode };
/** Plain text where nothing can be opened: a street, a mail address. */
type FooterContact = Omit<FooterLink, 'href'> & { href: string | null };

export type FooterProps = {
  label: string;
  links: readonly FooterLink[];
  /** Phone, Instagram and the like. */
  contacts?: readonly FooterContact[];
  contactsLabel?: string;
  start?: string | null;
  end?: string | null;
  /** True if the storefront navigated itself, so that the browser need not. */
  onNavigate?: (href: string) => boolean;
};

/** The foot of the page: pages about the brand, contacts, and the merchant's two copyright lines. */
export function Footer({ label, links, contacts = [], contactsLabel, start, end, onNavigate }: FooterProps) {
  return (
    <footer className={styles.footer}>
      {links.length > 0 ? (
        <nav aria-label={label}>
          <ul className={styles.links}>
            {links.map((link) => (
              <li key={link.id}>
                <a
                  className={styles.link}
                  href={link.href}
                  onClick={(event) => {
                    if (onNavigate?.(link.href)) event.preventDefault();
                  }}
                >
                  {link.label}
                </a>
              </li>
            ))}
          </ul>
        </nav>
      ) : null}
      {contacts.length > 0 ? (
        <ul className={styles.contacts} aria-label={contactsLabel}>
          {contacts.map((contact) => (
            <li key={contact.id}>
              <a className={styles.contact} href={contact.href ?? undefined}>
                {contact.icon}
                <bdi>{contact.label}</bdi>
              </a>
            </li>
          ))}
        </ul>
      ) : null}
      {start || end ? (
        <p className={styles.copyright}>
          <span>{start}</span>
          <span>{end}</span>
        </p>
      ) : null}
    </footer>
  );
}
