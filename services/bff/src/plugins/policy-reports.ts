import type { FastifyInstance } from 'fastify';
import type { App, Context } from '../context.ts';
import { policyReports } from '../metrics.ts';
import { policyReportsPath } from './security-headers.ts';

const minuteMs = 60_000;
const maxBytes = 16 * 1024;
const reportsPerMinute = 20;
/** Reports are easy to forge. Above this number of kinds per minute they are only counted. */
const maxKinds = 50;

/** The directives of our policy. Others are counted together, so that senders cannot create metric labels. */
const directives = [
  ...['default-src', 'script-src', 'script-src-elem', 'script-src-attr', 'style-src', 'style-src-elem'],
  ...['style-src-attr', 'img-src', 'font-src', 'connect-src', 'form-action', 'frame-ancestors', 'base-uri'],
];

const textOf = (body: unknown, name: string): string => {
  const value: unknown = typeof body === 'object' && body !== null ? Reflect.get(body, name) : undefined;
  return typeof value === 'string' ? value : '';
};

/** Only the origin of a blocked URL, because the path may contain personal data. */
const originOf = (blocked: string): string => {
  if (URL.canParse(blocked)) {
    const { origin, protocol } = new URL(blocked);
    return origin === 'null' ? protocol : origin;
  }
  return ['inline', 'eval', 'self', 'data'].includes(blocked) ? blocked : 'other';
};

/** Receives browsers' reports of policy violations. Counts them, and logs the sums once a minute. */
export const takePolicyReports = async (app: App, { settings, logger }: Context): Promise<void> => {
  let kinds = new Map<string, number>();

  const log = () => {
    if (kinds.size === 0) return;
    logger.warn({ reports: Object.fromEntries(kinds) }, 'browsers refused what the content security policy forbids');
    kinds = new Map();
  };
  const timer = setInterval(log, minuteMs);
  timer.unref();
  app.addHook('onClose', async () => {
    clearInterval(timer);
    log();
  });

  const count = (report: unknown) => {
    const named = textOf(report, 'effective-directive') || textOf(report, 'violated-directive').split(' ')[0];
    const directive = directives.find((known) => known === named) ?? 'other';
    policyReports.inc({ directive });
    const kind = `${directive} ${originOf(textOf(report, 'blocked-uri'))}`;
    if (kinds.has(kind) || kinds.size < maxKinds) kinds.set(kind, (kinds.get(kind) ?? 0) + 1);
  };

  await app.register(async (scope: FastifyInstance) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser(
      'application/csp-report',
      { parseAs: 'string' },
      scope.getDefaultJsonParser('error', 'error'),
    );
    scope.post(
      settings.BASE_PATH + policyReportsPath,
      {
        bodyLimit: maxBytes,
        schema: { hide: true },
        config: { rateLimit: { max: reportsPerMinute, timeWindow: minuteMs } },
      },
      async ({ body }, reply) => {
        count(typeof body === 'object' && body !== null ? Reflect.get(body, 'csp-report') : undefined);
        return reply.code(204).send();
      },
    );
  });
};
