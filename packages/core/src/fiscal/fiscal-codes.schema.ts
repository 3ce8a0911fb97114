import * as v from 'valibot';

/** The tax authority's code of a thing. */
export const Mxik = v.pipe(v.string(), v.regex(/^\d{17}$/, 'a MXIK is 17 digits'));
/** The tax authority's code of what a thing comes in. */
export const PackageCode = v.pipe(v.string(), v.regex(/^\d{1,20}$/, 'a package code is up to 20 digits'));
