import type { FastifyInstance } from 'fastify';
import { readCardForm } from '../domain/card-form.ts';
import type { Sandbox } from '../sandbox.ts';
import { redirect, text } from './answer.ts';
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

const backTo = (redirectUrl: string, accessCode: string): string => {
  const url = new URL(redirectUrl);
  url.searchParams.set('AccessCode', accessCode);
  return url.href;
};

/** The route to which the buyer's browser posts the card. It needs no key: the access code grants access. */
export const cardFormRoute = async (app: FastifyInstance, { ledger, provider, perform }: Sandbox): Promise<void> => {
  app.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_request, body, done) =>
    done(null, new URLSearchParams(String(body))),
  );

  app.post<{ Params: { code: string } }>('/AccessCode/:code', (request, reply) => {
    const fields = request.body;
    if (!(fields instanceof URLSearchParams)) return reply.code(415).send('EWAY_* fields, form encoded');
    const code = ledger.code(request.params.code);
    const names = code ? [code.invoiceReference, code.invoiceNumber] : [];
    return perform('form', names, request, reply, () => {
      if (!code || fields.get('EWAY_ACCESSCODE') !== code.accessCode) return text('V6107', 400);
      provider.postCard(code, readCardForm(fields));
      return redirect(backTo(code.redirectUrl, code.accessCode));
    });
  });
};
