import type { I18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';

import { readTableCode, sitDownByCode } from '../../domains/tables/sit-down.ts';
import { failureText } from '../../i18n/labels/failure-text.ts';
import { needMessages } from '../../i18n/messages.ts';
import { amendEntry } from '../../router/history.ts';
import { languageAtom } from '../../store/language.ts';
import { notifyAtom } from '../../store/notices.ts';
import { tableNameAtom } from '../../domains/tables/table-place.ts';
import type { Store } from '../../store/store.ts';

type Parts = { store: Store; i18n: I18n };

/**
 * Selects the table of a link (`?table=`) and confirms it; an invalid link shows a message (IMP-12). The parameter is
 * removed from the address after reading.
 */
export async function openTableLink({ store, i18n }: Parts): Promise<void> {
  const address = new URL(location.href);
  const text = address.searchParams.get('table') ?? '';
  address.searchParams.delete('table');
  amendEntry(address.pathname + address.search + address.hash);
  const language = store.get(languageAtom);
  const code = readTableCode(text);
  try {
    if (code !== null) await sitDownByCode(store, code);
    await needMessages(i18n, language);
    const place = store.get(tableNameAtom) ?? '';
    const text = code === null ? i18n._(WRONG) : i18n._(msg`You are sitting here: ${place}`);
    store.set(notifyAtom, { text: text, tone: code === null ? 'error' : 'success' });
  } catch (failure) {
    await needMessages(i18n, language);
    const isGone = failure instanceof Error && 'status' in failure && failure.status === 404;
    store.set(notifyAtom, {
      tone: 'error',
      text: isGone ? i18n._(WRONG) : failureText(i18n, language, failure),
    });
  }
}

const WRONG = msg`No such table. Scan its code again or choose the table yourself.`;
