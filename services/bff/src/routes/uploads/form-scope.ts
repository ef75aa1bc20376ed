import multipart from '@fastify/multipart';
import type { App, Route } from '../../context.ts';

/** Forms have a scope of their own, because all other calls accept only JSON. */
export const formScope =
  (add: Route): Route =>
  (scope, context) => {
    void scope.register(async (app: App) => {
      await app.register(multipart, { throwFileSizeLimit: false });
      add(app, context);
    });
  };
