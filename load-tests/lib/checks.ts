import { check } from 'k6';
import { Counter, Rate, Trend } from 'k6/metrics';
import { answerOf, type Response } from './session.ts';

/** One run of a scenario: what its user wanted, from the first call to the last. */
const duration = new Trend('operation_duration', true);
const failed = new Rate('operations_failed');
/** A "no" that the shop owes a buyer who comes too late; no fault. */
export const soldOut = new Counter('sold_out');
export const placed = new Counter('orders_placed');

/** Thrown to end an operation at the first answer that is not as it should be. */
class Refused extends Error {}

/** Runs an operation, times it, and counts it as failed when an answer was wrong. */
export const operation = (work: () => void): void => {
  const began = Date.now();
  try {
    work();
    failed.add(false);
  } catch (error) {
    failed.add(true);
    if (!(error instanceof Refused)) throw error;
  }
  duration.add(Date.now() - began);
};

/** The answer's body; the operation ends here unless it is a 200 with `status:true` that `holds`. */
export const expectDone = <Body>(
  call: string,
  response: Response<Body>,
  holds: (body: Body) => boolean = () => true,
): Body => {
  const body = answerOf(response);
  const good = response.status === 200 && body.status === true && holds(body);
  check(response, { [`${call} is done`]: () => good });
  if (!good) throw new Refused(`${call}: ${response.status} ${body.code ?? ''}`);
  return body;
};

/** For answers that the scenario judges itself. */
export const expectTrue = (what: string, response: Response<unknown>, good: boolean): void => {
  check(response, { [`${what} is done`]: () => good });
  if (!good) throw new Refused(`${what}: ${response.status}`);
};

/** For answers that are no JSON of ours. */
export const expectHttp = (call: string, response: Response<unknown>, status: number): void =>
  expectTrue(`${call}: ${status}`, response, response.status === status);
