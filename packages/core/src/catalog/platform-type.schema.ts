import * as v from 'valibot';

/** Kinds of client that ask for a menu (ENUM-18). */
export const PLATFORM_TYPES = ['TG', 'WEB', 'APP', 'OPERATOR'] as const;
/** The kind of client that asks (ENUM-18). */
export const PlatformType = v.picklist(PLATFORM_TYPES);
export type PlatformType = v.InferOutput<typeof PlatformType>;
