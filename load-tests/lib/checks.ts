import { check } from 'k6';
import { Counter, Rate, Trend } from 'k6/metrics';
import { answerOf, type Response } from './session.ts';

/** k6 has it, and its types do not. */
declare const console: { warn(text: string): void };

/** One run of a scenario: the duration from its first call to the last. */
const duration = new Trend('operation_duration', true);
const failed = new Rate('operations_failed');
/** A refusal because the part is sold out; no failure. */
export const soldOut = new Counter('sold_out');
export const placed = new Counter('orders_placed');

/** Ends an operation at its first wrong answer. */
class Refused extends Error {
  constructor(call: string, response: Response<unknown>) {
    super(`${call}: ${response.status} ${answerOf(response).code ?? 'unexpected answer'}`);
  }
}

/**
 * Runs an operation, times it, and counts it as failed when an answer was wrong. `npm run load` counts the printed lines,
 * because k6's summary has no values of tags that are unknown when it starts.
 */
export const operation = (work: () => void): void => {
  const began = Date.now();
  try {
    work();
    failed.add(false);
  } catch (error) {
    failed.add(true);
    if (!(error instanceof Refused)) throw error;
    console.warn(`FAILED ${error.message}`);
  }
  duration.add(Date.now() - began);
};

/** Returns the answer's body; ends the operation unless it is a 200 with `status:true` for which `holds` is true. */
export const expectDone = <Body>(
  call: string,
  response: Response<Body>,
  holds: (body: Body) => boolean = () => true,
): Body => {
  const body = answerOf(response);
  const good = response.status === 200 && body.status === true && holds(body);
  check(response, { [`${call} is done`]: () => good });
  if (!good) throw new Refused(call, response);
  return body;
};

/** For answers that the scenario checks itself: counts the check and ends the operation unless `good`. */
export const expectTrue = (what: string, response: Response<unknown>, good: boolean): void => {
  check(response, { [`${what} is done`]: () => good });
  if (!good) throw new Refused(what, response);
};

/** Ends the operation unless the answer has this HTTP status. For answers that are not JSON of this API. */
export const expectHttp = (call: string, response: Response<unknown>, status: number): void =>
  expectTrue(call, response, response.status === status);
