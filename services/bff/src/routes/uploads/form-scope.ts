import multipart from '@fastify/multipart';
import type { App, Route } from '../../context.ts';

/** In a scope of its own: the other calls take JSON alone. */
export const formScope =
  (add: Route): Route =>
  (scope, context) => {
    void scope.register(async (app: App) => {
      await app.register(multipart, { throwFileSizeLimit: false });
      add(app, context);
    });
  };
