import { setTimeout as delay } from 'node:timers/promises';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { ArmedFault, FaultBox, Operation } from '../domain/fault.ts';
import type { Journal } from '../storage/journal.ts';
import { type Answer, text } from './answer.ts';

/** Does the operation, or repeats it (`again`); `trouble` is the code to return instead of its result. */
export type Work = (trouble?: string, again?: true) => Answer;

const defaultDelayMs = { slow: 5_000, 'timeout-after-capture': 60_000 };

/** The delay of a `late` fault in milliseconds. */
const lateness = ({ delayMs = 0, longestMs = delayMs }: ArmedFault): number =>
  delayMs + Math.round(Math.random() * Math.max(0, longestMs - delayMs));

/** Waits, but stops when the client disconnects. */
const wait = async (ms: number, request: FastifyRequest): Promise<void> => {
  const gone = new AbortController();
  const stop = () => gone.abort();
  request.raw.socket.once('close', stop);
  await delay(ms, undefined, { signal: gone.signal }).catch(() => undefined);
  request.raw.socket.off('close', stop);
};

export const createPerform =
  (journal: Journal, faults: FaultBox, closing: AbortSignal) =>
  async (
    operation: Operation,
    names: readonly string[],
    request: FastifyRequest,
    reply: FastifyReply,
    work: Work,
  ): Promise<FastifyReply> => {
    const answerWith = async (answer: Answer) => {
      await journal.durable();
      return reply.code(answer.status).headers(answer.headers).send(answer.body);
    };
    const reset = async () => {
      await journal.durable();
      reply.hijack();
      request.raw.socket.destroy();
      return reply;
    };
    const fault = faults.take(operation, names);
    if (!fault) return answerWith(work());
    request.log.info({ operation, fault: fault.kind, id: fault.id }, 'fault');
    return act(fault, {
      work,
      answerWith,
      reset,
      pause: (ms) => wait(ms, request),
      patiently: (ms) => delay(ms, undefined, { signal: closing }),
    });
  };

interface Actions {
  readonly work: Work;
  readonly answerWith: (answer: Answer) => Promise<FastifyReply>;
  readonly reset: () => Promise<FastifyReply>;
  readonly pause: (ms: number) => Promise<void>;
  /** Waits even if the client disconnects. */
  readonly patiently: (ms: number) => Promise<void>;
}

const actLate = async (fault: ArmedFault, { work, answerWith, reset, patiently }: Actions): Promise<FastifyReply> => {
  const cutAtOnce = fault.cut === 'at-once' ? await reset() : undefined;
  await patiently(lateness(fault));
  const answer = work();
  for (let left = fault.times - 1; left > 0; left -= 1) work(undefined, true);
  if (cutAtOnce) return cutAtOnce;
  return fault.cut === 'after-work' ? reset() : answerWith(answer);
};

const act = async (fault: ArmedFault, actions: Actions): Promise<FastifyReply> => {
  const { work, answerWith, reset, pause } = actions;
  switch (fault.kind) {
    case 'late':
      return actLate(fault, actions);
    case 'slow':
      await pause(fault.delayMs ?? defaultDelayMs.slow);
      return answerWith(work());
    case 'timeout-after-capture': {
      const answer = work();
      await pause(fault.delayMs ?? defaultDelayMs['timeout-after-capture']);
      return answerWith(answer);
    }
    case 'unknown':
      return answerWith(work(fault.code ?? 'S5099'));
    case 'refused':
      return answerWith(work(fault.code ?? 'V6154'));
    case 'duplicate-post':
      work();
      return answerWith(work(undefined, true));
    case 'empty':
      return answerWith({ ...work(), status: 200, body: '' });
    case 'half-json': {
      const answer = work();
      return answerWith({ ...answer, status: 200, body: answer.body.slice(0, Math.ceil(answer.body.length / 2)) });
    }
    case 'error-500':
    case '429': {
      if (fault.afterWork) work();
      if (fault.kind === 'error-500') return answerWith(text('Internal Server Error', 500));
      const tooMany = text('Too Many Requests', 429);
      return answerWith({ ...tooMany, headers: { ...tooMany.headers, 'retry-after': '1' } });
    }
    case 'reset':
      if (fault.afterWork) work();
      return reset();
  }
};
