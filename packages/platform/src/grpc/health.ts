import type { Server, ServerWritableStream } from '@grpc/grpc-js';
import {
  type HealthCheckRequest,
  HealthCheckResponse,
  HealthService,
  HealthCheckResponse_ServingStatus as Serving,
} from '@southline/contracts/health';

export interface HealthSource {
  /** All dependencies answered and the process is not draining. */
  ready(): Promise<boolean>;
}

const watchIntervalMs = 5_000;

/**
 * Serves the health protocol: service "" is readiness, service "live" is the process alone. Returns a function that ends all
 * watches.
 */
export const addHealth = (server: Server, source: HealthSource): (() => void) => {
  const watches = new Set<ServerWritableStream<HealthCheckRequest, HealthCheckResponse>>();

  const check = async ({ service }: HealthCheckRequest) => {
    const serving = service === 'live' || (await source.ready().catch(() => false));
    return HealthCheckResponse.fromPartial({ status: serving ? Serving.SERVING : Serving.NOT_SERVING });
  };
  server.addService(HealthService, {
    check: (call: { request: HealthCheckRequest }, callback: (error: null, response: HealthCheckResponse) => void) => {
      check(call.request).then((response) => callback(null, response));
    },
    watch: (call: ServerWritableStream<HealthCheckRequest, HealthCheckResponse>) => {
      let last: Serving | undefined;
      const tick = async () => {
        const answer = await check(call.request);
        if (answer.status !== last && watches.has(call)) call.write(answer);
        last = answer.status;
      };
      watches.add(call);
      void tick();
      const timer = setInterval(tick, watchIntervalMs);
      const end = () => {
        clearInterval(timer);
        watches.delete(call);
      };
      call.on('cancelled', end);
      call.on('close', end);
    },
  });
  return () => {
    for (const call of watches) call.end();
  };
};
