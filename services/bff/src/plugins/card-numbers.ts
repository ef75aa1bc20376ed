import type { App } from '../context.ts';
import { maskTexts } from '../security/card-numbers.ts';

/**
 * Card numbers belong only into the provider's form. Forms refuse them where they are typed. The rest is masked here, before
 * the request is logged, forwarded or stored. Runs after the schemas, which limit the length of texts.
 */
export const addCardMask = (app: App): void => {
  app.addHook('preHandler', async ({ body, query }) => {
    maskTexts(body);
    maskTexts(query);
  });
};
