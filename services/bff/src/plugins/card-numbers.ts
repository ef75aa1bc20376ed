import type { App } from '../context.ts';
import { maskTexts } from '../security/card-numbers.ts';

/**
 * A card number has no business outside of the provider's form. Forms refuse one where it was typed; whatever gets past them is
 * masked here, before anything of a request is logged, forwarded or kept. Only after the schemas: they bound how long texts are.
 */
export const addCardMask = (app: App): void => {
  app.addHook('preHandler', async ({ body, query }) => {
    maskTexts(body);
    maskTexts(query);
  });
};
