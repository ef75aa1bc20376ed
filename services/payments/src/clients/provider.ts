import { inSpan } from '@southline/platform/telemetry';
import { BrokenCircuitError, circuitBreaker, handleType, SamplingBreaker } from 'cockatiel';
import { NotSent, type PaymentProvider, ProviderTrouble } from '../domain/ports.ts';
import { providerCalls } from '../metrics.ts';
import {
  readAccessCode,
  readByReference,
  readCaptured,
  readMaxRefund,
  readRefund,
  readRefundByReference,
  readRefunded,
  readResult,
  readSettled,
} from './provider-answers.ts';
import { createProviderHttp, type ProviderHttpOptions } from './provider-http.ts';
import { accessCodeRequest, refundRequest, settlementPage, settlementPageSize } from './provider-requests.ts';

export interface ProviderOptions extends ProviderHttpOptions {
  /** For one operation other than a refund, including its repeats. */
  readonly timeoutMs: number;
  readonly refundTimeoutMs: number;
}

/** The circuit opens when half of at least 20 calls in 10 s fail. After a second, one probe may close it again. */
const createBreaker = () =>
  circuitBreaker(handleType(ProviderTrouble), {
    halfOpenAfter: 1_000,
    breaker: new SamplingBreaker({ threshold: 0.5, duration: 10_000, minimumRps: 2 }),
  });

/** Limits and suspension are temporary, unlike other refusals of an access code. */
const isPassing = (code: string) => code.startsWith('S') || code === 'V6140';

/**
 * The API of the card provider. The payment sandbox is called by the same adapter, with another address and other keys.
 */
export const createProvider = (options: ProviderOptions): PaymentProvider => {
  const http = createProviderHttp(options);
  // One circuit each, so that failing queries do not keep buyers from paying, or the reverse.
  const circuits = { create: createBreaker(), query: createBreaker(), refund: createBreaker() };

  const call = async <T>(
    operation: keyof typeof circuits,
    read: (answer: unknown) => T,
    send: (signal: AbortSignal) => Promise<unknown>,
    tries = 1,
  ): Promise<T> => {
    const signal = AbortSignal.timeout(operation === 'refund' ? options.refundTimeoutMs : options.timeoutMs);
    const finish = providerCalls.startTimer({ operation });
    for (let left = tries; ; left -= 1) {
      try {
        const result = await inSpan(`provider ${operation}`, { kind: 'client' }, () =>
          circuits[operation].execute(async () => read(await send(signal))),
        );
        finish({ result: 'answered' });
        return result;
      } catch (error) {
        const trouble = error instanceof BrokenCircuitError ? new NotSent('too many failures lately') : error;
        if (left > 1 && error instanceof ProviderTrouble && !signal.aborted) continue;
        finish({ result: 'trouble' });
        throw trouble;
      }
    }
  };

  const query = <T>(path: string, read: (answer: unknown) => T): Promise<T> =>
    call('query', read, (signal) => http('GET', path, undefined, signal), 2);

  return {
    async openAccessCode(order) {
      const answer = await call('create', readAccessCode, (signal) =>
        http('POST', '/AccessCodes', accessCodeRequest(order), signal),
      );
      if ('refused' in answer && answer.refused.some(isPassing)) throw new ProviderTrouble(answer.refused.join(','));
      return answer;
    },
    resultOf: (accessCode) => query(`/AccessCode/${encodeURIComponent(accessCode)}`, readResult),
    resultByReference: (reference) =>
      query(`/Transaction/InvoiceRef/${encodeURIComponent(reference)}`, readByReference),
    refundable: (transaction) =>
      query(`/Transaction/${encodeURIComponent(transaction)}`, (answer) => readMaxRefund(answer, transaction)),
    captured: (transaction) =>
      query(`/Transaction/${encodeURIComponent(transaction)}`, (answer) => readCaptured(answer, transaction)),
    refunded: (transaction) =>
      query(`/Transaction/${encodeURIComponent(transaction)}`, (answer) => readRefunded(answer, transaction)),
    refundByReference: (reference) =>
      query(`/Transaction/InvoiceRef/${encodeURIComponent(reference)}`, readRefundByReference),
    async settled(from, to) {
      const found: string[] = [];
      for (let page = 1; ; page += 1) {
        const rows = await query(`/Search/Settlement?${settlementPage(from, to, page)}`, readSettled);
        found.push(...rows);
        if (rows.length < settlementPageSize) return found;
      }
    },
    refund: (request) =>
      call('refund', readRefund, (signal) =>
        http(
          'POST',
          `/Transaction/${encodeURIComponent(request.transaction)}/Refund`,
          refundRequest(request),
          signal,
          request.sendBefore,
        ),
      ),
  };
};
