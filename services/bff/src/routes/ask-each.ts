import type { FastifyBaseLogger } from 'fastify';

/** Asks services side by side. One that gives no answer is named in `missing`, and logged. */
export const askEach = async <Service extends string, Answer>(
  services: readonly Service[],
  ask: (service: Service) => Promise<Answer>,
  { log, what }: { readonly log: FastifyBaseLogger; readonly what: string },
) => {
  const answers: { readonly service: Service; readonly answer: Answer }[] = [];
  const missing: Service[] = [];
  const settled = await Promise.allSettled(services.map(ask));
  services.forEach((service, index) => {
    const one = settled[index];
    if (one?.status === 'fulfilled') answers.push({ service, answer: one.value });
    else {
      missing.push(service);
      log.warn({ err: one?.reason, service }, `${what} is shown without a service`);
    }
  });
  return { answers, missing };
};
