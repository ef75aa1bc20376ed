import type { TypeBoxTypeProvider } from '@fastify/type-provider-typebox';
import { randomId } from '@southline/platform/ids';
import Fastify, {
  type FastifyReply,
  type FastifyRequest,
  type FastifyServerOptions,
  type RawServerDefault,
} from 'fastify';
import type { App, Context } from './context.ts';
import { toAnswer } from './contract/errors.ts';
import { fromFramework } from './contract/request-errors.ts';
import { addAdmission } from './plugins/admission.ts';
import { addBodyPace, uploadTimeoutMs } from './plugins/body-pace.ts';
import { addCardMask } from './plugins/card-numbers.ts';
import { refuseCrossSite } from './plugins/cross-site.ts';
import { addDraining } from './plugins/draining.ts';
import { createErrorHandler } from './plugins/error-handler.ts';
import { addGuestCookie } from './plugins/guest-cookie.ts';
import { addJsonBody } from './plugins/json-body.ts';
import { limitOpenRequests } from './plugins/open-requests.ts';
import { addOpenApi } from './plugins/openapi.ts';
import { pinHost } from './plugins/own-host.ts';
import { takePolicyReports } from './plugins/policy-reports.ts';
import { addRequestLimit } from './plugins/request-limit.ts';
import { addRequestLog } from './plugins/request-log.ts';
import { addRequestScope } from './plugins/request-scope.ts';
import './plugins/request-types.ts';
import { addSchemas } from './plugins/schemas.ts';
import { addSecurityHeaders } from './plugins/security-headers.ts';
import { readBuiltScripts } from './rendering/web-build.ts';
import { documentOperations } from './routes/execute/documentation.ts';
import { addRoutes } from './routes/index.ts';
import { languageOf } from './routes/language.ts';
import { importMapOf } from './security/built-scripts.ts';

const bodyLimit = 256 * 1024;

const badRequest = toAnswer(fromFramework(Object.assign(new Error(), { statusCode: 400 })), '').body;

/** The raw answer to data that are not HTTP: no handler exists for them. */
const badHttp = (() => {
  const body = JSON.stringify(badRequest);
  const head = ['HTTP/1.1 400 Bad Request', 'Content-Type: application/json; charset=utf-8', 'Connection: close'];
  return `${head.join('\r\n')}\r\nContent-Length: ${Buffer.byteLength(body)}\r\n\r\n${body}`;
})();

/** The whole HTTP application without a listener; tests and the OpenAPI command use it. */
export const createApp = async (context: Context): Promise<App> => {
  const { settings, logger } = context;
  const answerError = createErrorHandler(logger, languageOf);
  const options: FastifyServerOptions<RawServerDefault> = {
    bodyLimit,
    logger: false,
    genReqId: randomId,
    trustProxy: (_address, hop) => hop < settings.TRUST_PROXY_HOPS,
    forceCloseConnections: 'idle',
    return503OnClosing: false,
    requestTimeout: uploadTimeoutMs,
    routerOptions: { caseSensitive: false, maxParamLength: 1_000 },
    // Fastify passes a request and a reply that belong to no particular route.
    frameworkErrors: (error, request, reply) =>
      void answerError(error, request as FastifyRequest, reply as FastifyReply),
    clientErrorHandler: (error, socket) => {
      if (error.code === 'ECONNRESET' || !socket.writable) return void socket.destroy();
      socket.end(badHttp);
    },
  };
  const app = Fastify(options).withTypeProvider<TypeBoxTypeProvider>();

  addSchemas(app);
  app.decorateRequest('region', settings.DEFAULT_REGION);
  app.setErrorHandler(answerError);
  addDraining(app);
  addRequestLog(app, logger);
  const scripts = await readBuiltScripts(settings.WEB_ROOT);
  addSecurityHeaders(app, settings, importMapOf(scripts, settings.BASE_PATH));
  pinHost(app, settings.PUBLIC_URL);
  limitOpenRequests(app, settings);
  addBodyPace(app, settings);
  addAdmission(app, settings);
  await addRequestLimit(app, settings);
  refuseCrossSite(app, settings.PUBLIC_URL);
  await addGuestCookie(app, settings);
  addJsonBody(app);
  addCardMask(app);
  addRequestScope(app, context);
  await takePolicyReports(app, context);
  await addOpenApi(app, settings, documentOperations);
  await addRoutes(app, context, scripts);
  return app;
};
