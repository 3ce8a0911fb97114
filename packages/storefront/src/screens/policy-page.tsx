import type { PolicyType } from '@dasturxon/core/content';
import { useLingui } from '@lingui/react/macro';
import { PageFrame } from '@dasturxon/ui/page-frame';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';

import { useApi } from '../domains/session/api.ts';
import { policyQuery } from '../domains/content/content.ts';
import { BrandText } from '../features/content/brand-text.tsx';
import { InForceFrom } from '../features/content/in-force-from.tsx';
import { TextSkeleton } from '../features/content/text-skeleton.tsx';
import { useTitle } from '../i18n/use-title.ts';
import { back } from '../router/navigation.ts';
import { Loaded } from './loaded.tsx';

type PolicyPageProps = { title: string; type: PolicyType; children?: ReactNode };

/** One of the brand's texts as a page, with what belongs under it. */
export function PolicyPage({ title, type, children }: PolicyPageProps) {
  const { t } = useLingui();
  const query = useQuery(policyQuery(useApi(), type));
  useTitle(title);
  return (
    <PageFrame title={title} backLabel={t`Back`} onBack={() => back('/')}>
      <Loaded query={query} waiting={<TextSkeleton label={t`Loading`} />}>
        {(policy) => (
          <>
            <InForceFrom moment={policy?.inForceFrom ?? null} />
            <BrandText text={policy?.text ?? null} />
          </>
        )}
      </Loaded>
      {children}
    </PageFrame>
  );
}
