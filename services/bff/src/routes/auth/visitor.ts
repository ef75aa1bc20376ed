import type { Visitor } from '@southline/contracts/auth';
import { defaultLanguage } from '@southline/kernel/language';
import type { FastifyRequest } from 'fastify';
import type { Settings } from '../../context.ts';
import { type Device, readDevice } from '../../plugins/session-cookie.ts';
import { deviceLabel } from '../../sessions/device-label.ts';
import { namedLanguage } from '../language.ts';

/**
 * The origin of a call, for auth's limits and mails. The address is the socket's, or the one that a trusted proxy
 * reports.
 */
export const visitorOf = (
  request: FastifyRequest,
  settings: Settings,
  device: Device | undefined = readDevice(request, settings),
): Visitor => ({
  clientAddress: request.ip,
  deviceHash: device?.hash ?? '',
  deviceLabel: deviceLabel(request.headers['user-agent']),
  region: request.region,
  language: namedLanguage(request.query as Parameters<typeof namedLanguage>[0]) || defaultLanguage,
});
