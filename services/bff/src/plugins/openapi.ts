import swagger, { type SwaggerTransform } from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import type { App, Settings } from '../context.ts';

/** The OpenAPI document, generated from the schemas that validate and serialise, and a page that shows it. */
export const addOpenApi = async (
  app: App,
  { BASE_PATH, PUBLIC_URL }: Settings,
  transform: SwaggerTransform,
): Promise<void> => {
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: {
        title: 'Southline',
        version: '1.0.0',
        description:
          'Calls of the parts shop. Paths match without regard to case. Every answer carries `status`; every ' +
          '`status:false` a `message`. Money is AUD with GST, dates are ISO 8601 UTC.',
      },
      servers: [{ url: new URL(PUBLIC_URL).origin }],
      tags: ['Session', 'Accounts', 'Favourites', 'Lists', 'Garage', 'Range', 'Parts', 'Cart', 'Payment', 'Orders'].map(
        (name) => ({
          name,
        }),
      ),
    },
    hideUntagged: true,
    transform,
  });
  await app.register(swaggerUi, {
    routePrefix: `${BASE_PATH}/docs`,
    // The plain layout, without the tool's own bar at the top of the page.
    uiConfig: { docExpansion: 'list', deepLinking: true, validatorUrl: null, layout: 'BaseLayout' },
    theme: { title: 'Southline API' },
  });
  app.get(`${BASE_PATH}/openapi.json`, { schema: { hide: true } }, async () => app.swagger());
};
