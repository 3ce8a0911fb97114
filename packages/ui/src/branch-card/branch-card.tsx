import { clsx } from 'clsx';

import { Picture, type PictureSource } from '../picture/picture.tsx';
import { MapIcon, PhoneIcon } from '../icons/icons.tsx';
import styles from './branch-card.module.css';

export type BranchCardProps = {
  name: string;
  /** "1,2 km", where it is known from where. */
  distance?: string | null;
  /** "Open until 23:00", "Opens at 10:00". */
  state: string;
  open: boolean;
  /** Today's working hours, where the state does not include them. */
  hours?: string | null;
  address: string | null;
  /** `href` is a tel: link; `text` is how the number reads. */
  phone?: { href: string; text: string } | null;
  /** Links to the way there, each in a map service; `label` is what they are. */
  /** Pictures of the place; `label` is what they are. */
  photos?: { label: string; pictures: readonly PictureSource[] } | null;
  routes?: { label: string; links: readonly { href: string; text: string }[] } | null;
};

/** A branch as the page of branches shows it: whether it serves now, where it is, how to call it. */
export function BranchCard({ name, distance, state, open, hours, ...rest }: BranchCardProps) {
  const { address, phone, photos, routes } = rest;
  return (
    <article className={styles.card}>
      <div className={styles.top}>
        <h2 className={styles.name}>{name}</h2>
        {distance ? <bdi className={styles.distance}>{distance}</bdi> : null}
      </div>
      <p className={clsx(styles.state, open && styles.open)}>{state}</p>
      {hours ? <p className={styles.detail}>{hours}</p> : null}
      {address ? <p className={styles.detail}>{address}</p> : null}
      {phone ? (
        <p className={styles.links}>
          <a className={styles.link} href={phone.href}>
            <PhoneIcon size={20} />
            <bdi dir="ltr">{phone.text}</bdi>
          </a>
        </p>
      ) : null}
      {photos && photos.pictures.length > 0 ? <Photos {...photos} /> : null}
      {routes ? (
        <p className={styles.links} role="group" aria-label={routes.label}>
          <span className={styles.way}>
            <MapIcon size={20} />
            {routes.label}
          </span>
          {routes.links.map(({ href, text }) => (
            <a key={text} className={styles.link} href={href} target="_blank" rel="noopener noreferrer">
              {text}
            </a>
          ))}
        </p>
      ) : null}
    </article>
  );
}

/** Pictures beside each other, to be swiped; they load when they come near. */
function Photos({ label, pictures }: NonNullable<BranchCardProps['photos']>) {
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a scrolled row must be reachable by keyboard
    <ul className={styles.photos} aria-label={label} tabIndex={pictures.length > 1 ? 0 : undefined}>
      {pictures.map((picture, at) => (
        <li key={picture.src} className={styles.photo}>
          <Picture source={picture} alt={`${label} ${at + 1}`} />
        </li>
      ))}
    </ul>
  );
}
