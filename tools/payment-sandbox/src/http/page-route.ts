import type { FastifyInstance } from 'fastify';
import type { Sandbox } from '../sandbox.ts';
import { page } from './page.ts';

export const pageRoute = async (app: FastifyInstance, sandbox: Sandbox): Promise<void> => {
  app.get('/', (_request, reply) =>
    reply
      .type('text/html; charset=utf-8')
      .header('content-security-policy', "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'")
      .header('cache-control', 'no-store')
      .send(page({ mode: sandbox.mode(), entries: sandbox.ledger.entries, faults: sandbox.faults.list() })),
  );
};
