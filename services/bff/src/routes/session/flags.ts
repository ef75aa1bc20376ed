import type { CallPath } from '@southline/rest/types';
import { callRoute } from '../call.ts';

type FlagPath = Extract<CallPath, `session/show-${string}`>;

/** `status` is the answer: whether the feature is shown now. */
const flagCall = (path: FlagPath, flag: string) =>
  callRoute(path, ({ clients }) => async ({ region }) => {
    const { on } = await clients.screens.getFlags({ region });
    return on.includes(flag) ? { status: true } : { status: false, message: 'Not at the moment.' };
  });

export const showBanner = flagCall('session/show-chicago-banner', 'promotion-banner');
export const showAnnouncement = flagCall('session/show-announcement', 'announcement');
