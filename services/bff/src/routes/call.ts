import type { IncomingMessage, ServerResponse } from 'node:http';
import type { TypeBoxTypeProvider } from '@fastify/type-provider-typebox';
import { calls, routeOf } from '@southline/rest/calls';
import type { CallPath, Calls } from '@southline/rest/types';
import type {
  FastifyBaseLogger,
  RawServerDefault,
  RouteGenericInterface,
  RouteHandlerMethod,
  RouteShorthandOptions,
} from 'fastify';
import type { Context, Route } from '../context.ts';

type Handler<Path extends CallPath> = RouteHandlerMethod<
  RawServerDefault,
  IncomingMessage,
  ServerResponse,
  RouteGenericInterface,
  unknown,
  Calls[Path]['schema'],
  TypeBoxTypeProvider,
  FastifyBaseLogger
>;

type Options = Pick<RouteShorthandOptions, 'config' | 'preValidation' | 'bodyLimit'>;

/**
 * Registers a call of the contract with its handler. The contract's schemas validate the request and serialise the
 * answer.
 */
export const callRoute =
  <Path extends CallPath>(
    path: Path,
    createHandler: (context: Context) => Handler<Path>,
    options: Options | ((context: Context) => Options) = {},
  ): Route =>
  (app, context) => {
    const { method, schema } = calls[path];
    const given = typeof options === 'function' ? options(context) : options;
    // This schema types the handler. The route's own type accepts any call.
    app.route({
      ...given,
      method,
      url: `/${routeOf(path)}`,
      schema,
      handler: createHandler(context) as RouteHandlerMethod as never,
    });
  };
