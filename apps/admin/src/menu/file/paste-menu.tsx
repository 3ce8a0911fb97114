import { Button } from '@dasturxon/admin-ui/button';
import { TextArea } from '@dasturxon/admin-ui/text-area';
import { pastedMenu } from '@dasturxon/core/menu-file';
import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';

import { useEditor } from '../editor-context.ts';

type Props = { isPending: boolean; onPaste: (file: File) => void };

/** A menu that is copied from a sheet instead of a file (BO-436). */
export function PasteMenu({ isPending, onPaste }: Props) {
  const { t } = useLingui();
  const { language } = useEditor();
  const [text, setText] = useState('');
  return (
    <>
      <TextArea
        label={t`Or paste rows of a sheet: name and price; a line of its own names a category`}
        value={text}
        onChange={setText}
      />
      <div>
        <Button
          isPending={isPending}
          isDisabled={text.trim() === ''}
          onPress={() => onPaste(new File([pastedMenu(text, { language, category: t`Menu` })], 'pasted.csv'))}
        >{t`Check the pasted rows`}</Button>
      </div>
    </>
  );
}
