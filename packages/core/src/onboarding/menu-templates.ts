import * as v from 'valibot';

/** Menus that a new brand may begin with (BO-331). */
export const MENU_TEMPLATES = ['osh', 'fastfood', 'cafe', 'pizza', 'sushi', 'bakery'] as const;
/** The name of such a menu. */
export const MenuTemplate = v.picklist(
  MENU_TEMPLATES,
  `template must be one of ${MENU_TEMPLATES.join(', ')}`,
);
export type MenuTemplate = v.InferOutput<typeof MenuTemplate>;
