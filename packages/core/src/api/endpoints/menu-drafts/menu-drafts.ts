import * as v from 'valibot';

import {
  MenuChange,
  MenuDraft,
  MenuPatches,
  MenuVersion,
  Published,
  SavedDraft,
} from '../../../drafts/menu-draft.schema.ts';
import { accepts, endpoint } from '../../endpoint.ts';
import type * as requests from './menu-drafts.requests.ts';

/** The published menu with the changes that are not published yet. */
export const readMenuDraft = endpoint({
  method: 'GET',
  path: '/admin/v1/drafts/menu',
  auth: 'staff',
  host: 'backOffice',
  permission: 'menu.read',
  answer: MenuDraft,
});

/** The unpublished changes alone, with revision and version: what an open editor asks for again and again. */
export const readMenuPatches = endpoint({
  method: 'GET',
  path: '/admin/v1/drafts/menu/patches',
  auth: 'staff',
  host: 'backOffice',
  permission: 'menu.read',
  answer: MenuPatches,
});

/** Saves changes of fields. A field that another person changed is `draft.conflict` with both values; then nothing is saved. */
export const saveMenuDraft = endpoint(
  {
    method: 'POST',
    path: '/admin/v1/drafts/menu',
    auth: 'staff',
    host: 'backOffice',
    permission: 'menu.edit',
    answer: SavedDraft,
    idempotencyKey: 'required',
  },
  accepts<typeof requests.saveMenuDraft>(),
);

/** Changes the draft of many products by one rule. A value that the caller has not seen is `draft.conflict`. */
export const bulkMenuDraft = endpoint(
  {
    method: 'POST',
    path: '/admin/v1/drafts/menu/bulk',
    auth: 'staff',
    host: 'backOffice',
    permission: 'menu.edit',
    answer: SavedDraft,
    idempotencyKey: 'required',
  },
  accepts<typeof requests.bulkMenuDraft>(),
);

/** Drops changes of some records, or all. A change that the caller has not seen is `draft.changed`. */
export const discardMenuDraft = endpoint(
  {
    method: 'POST',
    path: '/admin/v1/drafts/menu/discard',
    auth: 'staff',
    host: 'backOffice',
    permission: 'menu.edit',
    answer: SavedDraft,
    idempotencyKey: 'required',
  },
  accepts<typeof requests.discardMenuDraft>(),
);

/** Publishes changes of some records, or all, now or at a time. A change that the caller has not seen is `draft.changed`. */
export const publishMenuDraft = endpoint(
  {
    method: 'POST',
    path: '/admin/v1/drafts/menu/publish',
    auth: 'staff',
    host: 'backOffice',
    permission: 'menu.publish',
    answer: Published,
    idempotencyKey: 'required',
  },
  accepts<typeof requests.publishMenuDraft>(),
);

/** Takes back a planned publication: its changes wait to be published by hand. */
export const unplanMenuDraft = endpoint(
  {
    method: 'POST',
    path: '/admin/v1/drafts/menu/unplan',
    auth: 'staff',
    host: 'backOffice',
    permission: 'menu.publish',
    answer: SavedDraft,
    idempotencyKey: 'required',
  },
  accepts<typeof requests.unplanMenuDraft>(),
);

/** The last 50 versions of the menu, newest first. */
export const listMenuVersions = endpoint({
  method: 'GET',
  path: '/admin/v1/drafts/menu/versions',
  auth: 'staff',
  host: 'backOffice',
  permission: 'menu.read',
  answer: v.array(MenuVersion),
});

/** Published changes, newest first: of a version, of a record or of a field. */
export const listMenuChanges = endpoint(
  {
    method: 'GET',
    path: '/admin/v1/drafts/menu/changes',
    auth: 'staff',
    host: 'backOffice',
    permission: 'menu.read',
    answer: v.array(MenuChange),
  },
  accepts<typeof requests.listMenuChanges>(),
);

/**
 * Publishes the inverse of one of the last 50 versions. Fields that were changed since are `draft.conflict` with both values,
 * unless `skipChanged`; another current version than the expected one is `draft.changed`.
 */
export const undoMenuVersion = endpoint(
  {
    method: 'POST',
    path: '/admin/v1/drafts/menu/undo',
    auth: 'staff',
    host: 'backOffice',
    permission: 'menu.publish',
    answer: Published,
    idempotencyKey: 'required',
  },
  accepts<typeof requests.undoMenuVersion>(),
);
