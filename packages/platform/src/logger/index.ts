import { trace } from '@opentelemetry/api';
import { type DestinationStream, type Logger as PinoLogger, pino, stdTimeFunctions } from 'pino';
import { currentScope } from '../telemetry/scope.ts';

export type Logger = PinoLogger;

/** Fields that may carry secrets or personal data, at any depth of a log line. */
const sensitive = [
  'password',
  'newPassword',
  'currentPassword',
  'tempPassword',
  'temporaryPassword',
  'guestToken',
  'token',
  'authorization',
  'cookie',
  'accessCode',
  'access_code',
  'email',
  'phone',
  'mobile',
  'firstName',
  'lastName',
  'addressLine',
  'address',
  'delivery',
  'customer',
  'ccEmails',
  'notes',
];

/** JSON lines with request and trace ids, on standard output by default; sensitive fields are masked two levels deep. */
export const createLogger = (name: string, level: string, output?: DestinationStream): Logger =>
  pino(
    {
      level,
      base: { name },
      timestamp: stdTimeFunctions.isoTime,
      redact: { paths: sensitive.flatMap((field) => [field, `*.${field}`, `*.*.${field}`]), censor: '[masked]' },
      formatters: { level: (label) => ({ level: label }) },
      mixin: () => ({
        requestId: currentScope()?.requestId,
        traceId: trace.getActiveSpan()?.spanContext().traceId,
      }),
    },
    output ?? pino.destination(1),
  );
