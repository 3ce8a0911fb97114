import { type MethodName, retrieveLaunchParams, supports } from '@tma.js/sdk';

/** The launch as the SDK read it: signing out empties the place where it would look again. */
let launch: ReturnType<typeof retrieveLaunchParams> | null = null;

/** Reads how Telegram opened the page. Throws where it did not. */
export const readOwnLaunch = () => (launch = retrieveLaunchParams());

/** Whether the Telegram of this launch supports a method; the oldest version is assumed before the launch is read. */
export const knows = (method: MethodName): boolean => supports(method, launch?.tgWebAppVersion ?? '6.0');
