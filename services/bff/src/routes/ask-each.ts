import type { FastifyBaseLogger } from 'fastify';

/** Calls services in parallel. `missing` names those that did not answer; they are logged. */
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
