import { setTimeout as pause } from 'node:timers/promises';
import { buy, type Outcome } from '../lib/buyer.ts';
import type { Sent } from '../lib/http.ts';
import { newBuyer, type Stage, someParts } from './stage.ts';

/** The results of buyers during a test's failures. */
export interface Traffic {
  readonly outcomes: readonly Outcome[];
  /** Buyers who could not finish, with the reason. */
  readonly failures: readonly string[];
  readonly sent: readonly Sent[];
  /** Starts no further buyer; resolves when the last one has finished. */
  stop(): Promise<void>;
}

const buyersAtOnce = 3;
/** The pause between two purchases, so that the documents of placed orders can be rendered on the same two cores. */
const restMs = 500;

/** Paying buyers, a few at once, until stopped. */
export const startTraffic = (stage: Stage, name: string): Traffic => {
  const outcomes: Outcome[] = [];
  const failures: string[] = [];
  const sent: Sent[] = [];
  let going = true;
  let buyers = 0;

  const buyOneByOne = async () => {
    while (going) {
      buyers += 1;
      const guest = newBuyer(stage, `${name}-${buyers}`, (request) => sent.push(request));
      try {
        const outcome = await buy(guest, someParts(stage), 'pays');
        outcomes.push(outcome);
        if (outcome.result === 'placed') stage.acknowledged.push(outcome.orderId);
      } catch (error) {
        failures.push(`${guest.email}: ${error instanceof Error ? error.message : error}`);
      }
      await pause(restMs);
    }
  };
  const done = Promise.all(Array.from({ length: buyersAtOnce }, buyOneByOne));

  return {
    outcomes,
    failures,
    sent,
    stop: async () => {
      going = false;
      await done;
    },
  };
};

const describeSent = ({ path, sentAt, tookMs, answer, failure }: Sent) =>
  `${sentAt.toISOString()} ${path} ${answer ? `${answer.http} ${answer.body.code ?? ''}` : failure} after ${tookMs} ms`;

/** Requests that a server did not serve: its 5xx answers, and those that brought none. */
export const unserved = ({ sent }: Traffic): string[] =>
  sent.filter(({ answer }) => !answer || answer.http >= 500).map(describeSent);

/** The answers that break the contract: anything but a normal answer or a 503 with Retry-After within the deadline. */
export const beyondContract = ({ sent }: Traffic): string[] =>
  sent
    .filter(({ answer, tookMs }) => {
      if (!answer || tookMs > longestMs) return true;
      return answer.http >= 500 && !(answer.http === 503 && answer.retryAfterMs && answer.body.code === 'Unavailable');
    })
    .map(describeSent);

/** The deadline of a checkout, plus the time that a busy machine needs to answer. */
const longestMs = 20_000;

/** One line for the log. */
export const summary = (traffic: Traffic): string => {
  const { outcomes, failures, sent } = traffic;
  const counts = new Map<string, number>();
  for (const { result } of outcomes) counts.set(result, (counts.get(result) ?? 0) + 1);
  const results = [...counts].map(([result, count]) => `${count} ${result}`).join(', ');
  const slowest = Math.max(0, ...sent.map(({ tookMs }) => tookMs));
  return `${results}, ${failures.length} failed; ${sent.length} requests, ${unserved(traffic).length} unserved, slowest ${slowest} ms`;
};
