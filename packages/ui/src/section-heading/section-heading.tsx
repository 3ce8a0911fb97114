import styles from './section-heading.module.css';

export type SectionHeadingProps = {
  /** The anchor of the section; it also takes the focus when a category chip is tapped. */
  id: string;
  children: string;
  level?: 1 | 2;
};

/** The title of a category. Sticky bars never cover it when it is jumped to. */
export function SectionHeading({ id, children, level = 2 }: SectionHeadingProps) {
  const Tag = `h${level}` as const;
  return (
    <Tag id={id} tabIndex={-1} className={styles.heading}>
      {children}
    </Tag>
  );
}
