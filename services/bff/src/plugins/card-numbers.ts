import type { App } from '../context.ts';
import { maskTexts } from '../security/card-numbers.ts';

/**
 * Masks card numbers in requests before they are logged, forwarded or stored. Card numbers belong only into the
 * provider's form; other forms refuse them in the browser. Runs after the schemas, which limit the length of texts.
 */
export const addCardMask = (app: App): void => {
  app.addHook('preHandler', async ({ body, query }) => {
    maskTexts(body);
    maskTexts(query);
  });
};
