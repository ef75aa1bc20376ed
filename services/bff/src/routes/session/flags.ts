import { Type } from 'typebox';
import type { Route } from '../../context.ts';
import { getCall } from '../call.ts';

const answer = Type.Object({ status: Type.Boolean(), message: Type.Optional(Type.String()) });

/** `status` is the answer: whether this is shown now. */
const flagCall =
  (path: string, flag: string, summary: string): Route =>
  (app, { clients }) => {
    const schema = getCall({ tag: 'Content', summary }, {}, { 200: answer });
    app.get(path, { schema }, async ({ region }) => {
      const { on } = await clients.screens.getFlags({ region });
      return on.includes(flag) ? { status: true } : { status: false, message: 'Not at the moment.' };
    });
  };

export const showBanner = flagCall(
  '/session/show-chicago-banner',
  'promotion-banner',
  'Whether the banner of the promotion is shown',
);

export const showAnnouncement = flagCall(
  '/session/show-announcement',
  'announcement',
  'Whether the winners of the promotion are announced',
);
