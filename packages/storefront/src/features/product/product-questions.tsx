import { useLingui } from '@lingui/react/macro';
import {
  groupsToAsk,
  missingFor,
  type ModificationGroup,
  type Modifier,
  type Product,
} from '@dasturxon/core/catalog';
import { limitsOf } from '@dasturxon/core/cart';
import { localize } from '@dasturxon/core/kernel';
import { ModifierGroup } from '@dasturxon/ui/modifier-group';
import { useAtomValue } from 'jotai';

import { toPicture } from '../../catalog/picture-source.ts';
import { pageAtom } from '../../store/boot.ts';
import { useProductFormats } from '../../i18n/labels/dishes/product-formats.ts';
import type { useChoices } from './use-choices.ts';

type ProductQuestionsProps = {
  product: Product;
  choices: ReturnType<typeof useChoices>;
  /** Set after the guest tried to add: groups that lack a choice show it. */
  showsMissing: boolean;
};

/** The modifier groups of a product: those that demand something come first. */
export function ProductQuestions({ product, choices, showsMissing }: ProductQuestionsProps) {
  const { t } = useLingui();
  const { language, settings } = useAtomValue(pageAtom);
  const format = useProductFormats(language);
  const translate = (text: Product['name']) => localize(text, language, settings.languages.main);

  const toOption = (group: ModificationGroup, item: Modifier) => {
    const { max } = limitsOf(group);
    const count = choices.countOf(item.id);
    const taken = group.items.reduce((sum, { id }) => sum + choices.countOf(id), 0);
    const isIncluded = Math.max(count, 1) <= item.included;
    return {
      id: item.id,
      name: translate(item.name),
      price: item.price === 0 ? null : isIncluded ? t`In the price` : format.extra(item.price),
      picture: toPicture(item.image),
      count,
      maxCount: Math.min(item.max || max, max),
      disabled:
        !item.isAvailable ||
        missingFor(item, choices.choices).length > 0 ||
        (count === 0 && max > 1 && taken >= max),
    };
  };

  return groupsToAsk(product).map((group) => {
    const missing =
      showsMissing &&
      choices.errors.some((domainError) => 'groupId' in domainError && domainError.groupId === group.id);
    return (
      <ModifierGroup
        key={group.id}
        id={`group-${group.id}`}
        title={translate(group.name)}
        hint={format.hint(group)}
        error={missing ? format.hint(group) : null}
        view={settings.layout.modificationViewType}
        single={limitsOf(group).min === 1 && limitsOf(group).max === 1}
        options={group.items.map((item) => toOption(group, item))}
        labels={{ increase: t`One more`, decrease: t`One less` }}
        onCount={choices.choose}
      />
    );
  });
}
