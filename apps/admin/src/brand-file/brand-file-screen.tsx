import { Notice } from '@dasturxon/admin-ui/notice';
import { useLingui } from '@lingui/react/macro';

import { OfficeFrame } from '../app/office-frame.tsx';
import styles from '../connections/connections.module.css';
import type { SessionProps } from '../session/session-props.ts';
import { BringPart } from './bring-part.tsx';
import { ClonePart } from './clone-part.tsx';
import { DeletePart } from './delete-part.tsx';
import { DownloadPart } from './download-part.tsx';

/** The brand as one file: a download, a file that is brought into the drafts, a new brand as a copy, and its deletion. An owner’s page. */
export function BrandFileScreen({ session, putBranch }: SessionProps) {
  const { t } = useLingui();
  return (
    <OfficeFrame session={session} putBranch={putBranch} tools={null}>
      <div className={styles['page']}>
        {session.permissions.includes('brand.file') ? (
          <>
            <DownloadPart />
            <BringPart />
            {session.permissions.includes('brand.clone') && <ClonePart />}
            {session.permissions.includes('brand.delete') && <DeletePart session={session} />}
          </>
        ) : (
          <Notice>{t`An owner downloads and brings brand files.`}</Notice>
        )}
      </div>
    </OfficeFrame>
  );
}
