import { MenuRule } from '@dasturxon/core/catalog';
import * as v from 'valibot';

/** A rule of a demo menu by time. */
export const menuRule = (rule: Pick<MenuRule, 'id' | 'kind' | 'name'> & Partial<MenuRule>): MenuRule =>
  v.parse(MenuRule, rule);
