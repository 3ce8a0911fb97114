import type { NavigationType } from '@dasturxon/core/catalog';
import { Sheet } from '@dasturxon/ui/sheet';
import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';

type ProductSheetProps = {
  name: string;
  /** What its category opens in (SET-23). */
  opensIn: NavigationType | undefined;
  onClose: () => void;
  /** A SheetBody: what the card knew, then the whole product. */
  children: ReactNode;
};

const SHEETS = { SHEET: 'sheet', POP_UP: 'popUp', FULL_SCREEN: 'screen' } as const;

/** The sheet of a dish. It is the same from the first frame on, whatever comes into it: it rises once. */
export function ProductSheet({ name, opensIn = 'SHEET', onClose, children }: ProductSheetProps) {
  const { t } = useLingui();
  return (
    <Sheet
      open
      header={{ bare: true, title: name, closeLabel: t`Close` }}
      ownBody
      height="full"
      as={SHEETS[opensIn]}
      onClose={onClose}
    >
      {children}
    </Sheet>
  );
}
