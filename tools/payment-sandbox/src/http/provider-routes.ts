import type { FastifyInstance } from 'fastify';
import { asRecord, asText } from '../domain/access-code-request.ts';
import { refundAnswer, refundRefused } from '../domain/answers.ts';
import { modes } from '../domain/bank.ts';
import { resultOf, transactionsByInvoice, transactionsByKey } from '../domain/queries.ts';
import { type SettlementSearch, settlementSearch } from '../domain/settlement.ts';
import type { Sandbox } from '../sandbox.ts';
import { json } from './answer.ts';
import { basicAuth } from './basic-auth.ts';

/** The provider's API, for merchants with a key. */
export const providerRoutes = async (app: FastifyInstance, sandbox: Sandbox): Promise<void> => {
  const { ledger, provider, perform, config } = sandbox;
  const allowed = basicAuth(config.SANDBOX_KEY, config.SANDBOX_PASSWORD);

  app.addHook('onRequest', async (request, reply) => {
    if (!allowed(request.headers.authorization)) return reply.code(401).header('www-authenticate', 'Basic').send();
  });

  for (const path of ['/AccessCodes', '/CreateAccessCode.json']) {
    app.post(path, (request, reply) => {
      const body = asRecord(request.body);
      const payment = asRecord(body.Payment);
      const wanted = request.headers['x-sandbox-mode'];
      const mode = modes.find((name) => name === wanted) ?? sandbox.mode();
      const names = [asText(payment.InvoiceReference), asText(payment.InvoiceNumber)];
      return perform('create', names, request, reply, () => {
        const created = provider.createAccessCode(body, mode);
        const code = 'accessCode' in created ? created.accessCode : null;
        return json({
          AccessCode: code,
          FormActionURL: code && `${sandbox.publicUrl()}/AccessCode/${code}`,
          Customer: body.Customer ?? null,
          Payment: body.Payment ?? null,
          CompleteCheckoutURL: null,
          Errors: 'errors' in created ? created.errors.join(',') : null,
        });
      });
    });
  }

  const namesOfCode = (accessCode: string) => {
    const code = ledger.code(accessCode);
    return code ? [code.invoiceReference, code.invoiceNumber] : [];
  };
  app.get<{ Params: { code: string } }>('/AccessCode/:code', (request, reply) => {
    const { code } = request.params;
    return perform('query', namesOfCode(code), request, reply, (trouble) => json(resultOf(ledger, code, trouble)));
  });
  app.post('/GetAccessCodeResult.json', (request, reply) => {
    const code = asText(asRecord(request.body).AccessCode);
    return perform('query', namesOfCode(code), request, reply, (trouble) => json(resultOf(ledger, code, trouble)));
  });

  const namesOfTransaction = (id: number) => {
    const transaction = ledger.transaction(id);
    return transaction ? [transaction.invoiceReference, transaction.invoiceNumber] : [];
  };
  app.get<{ Params: { key?: string } }>('/Transaction/:key?', (request, reply) => {
    const key = request.params.key ?? '';
    const names = [...namesOfTransaction(Number(key)), ...namesOfCode(key)];
    return perform('query', names, request, reply, (trouble) => json(transactionsByKey(ledger, key, trouble)));
  });
  app.get<{ Params: { number?: string } }>('/Transaction/InvoiceNumber/:number?', (request, reply) => {
    const number = request.params.number ?? '';
    return perform('query', [number], request, reply, (trouble) =>
      json(transactionsByInvoice(ledger, ledger.byInvoiceNumber(number), number, trouble)),
    );
  });
  app.get<{ Params: { reference?: string } }>('/Transaction/InvoiceRef/:reference?', (request, reply) => {
    const reference = request.params.reference ?? '';
    return perform('query', [reference], request, reply, (trouble) =>
      json(transactionsByInvoice(ledger, ledger.byInvoiceReference(reference), reference, trouble)),
    );
  });

  app.get<{ Querystring: SettlementSearch }>('/Search/Settlement', (request, reply) =>
    perform('query', [], request, reply, () => json(settlementSearch(ledger, request.query))),
  );

  const answerRefund = (body: unknown, id?: string, trouble?: string, again?: true) => {
    const outcome = provider.refund(body, {
      ...(id !== undefined && { idInPath: id }),
      trouble,
      ...(again && { again }),
    });
    const echo = asRecord(body).Refund;
    return json('refunded' in outcome ? refundAnswer(outcome.refunded, echo) : refundRefused(outcome.errors, echo));
  };
  /** A fault may affect all refunds of a payment, or one refund by its own reference. */
  const namesOfRefund = (body: unknown, id: number) => [
    ...namesOfTransaction(id),
    asText(asRecord(asRecord(body).Refund).InvoiceReference),
  ];
  app.post<{ Params: { id: string } }>('/Transaction/:id/Refund', (request, reply) => {
    const { id } = request.params;
    return perform('refund', namesOfRefund(request.body, Number(id)), request, reply, (trouble, again) =>
      answerRefund(request.body, id, trouble, again),
    );
  });
  app.post('/DirectRefund.json', (request, reply) => {
    const id = Number(asRecord(asRecord(request.body).Refund).TransactionID);
    return perform('refund', namesOfRefund(request.body, id), request, reply, (trouble, again) =>
      answerRefund(request.body, undefined, trouble, again),
    );
  });

  // Card numbers over this route are for PCI-certified merchants only.
  app.post('/Transaction', async () => ({ TransactionStatus: false, ResponseMessage: 'V6111', Errors: 'V6111' }));
};
