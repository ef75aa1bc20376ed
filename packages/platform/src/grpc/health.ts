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

/** The health protocol: service "" is readiness, service "live" is the process alone. */
export const addHealth = (server: Server, source: HealthSource): void => {
  const check = async ({ service }: HealthCheckRequest) => {
    const serving = service === 'live' || (await source.ready());
    return HealthCheckResponse.fromPartial({ status: serving ? Serving.SERVING : Serving.NOT_SERVING });
  };
  server.addService(HealthService, {
    check: (call: { request: HealthCheckRequest }, callback: (error: null, response: HealthCheckResponse) => void) => {
      check(call.request).then(
        (response) => callback(null, response),
        () => callback(null, HealthCheckResponse.fromPartial({ status: Serving.NOT_SERVING })),
      );
    },
    watch: (call: ServerWritableStream<HealthCheckRequest, HealthCheckResponse>) => {
      let last: Serving | undefined;
      const tick = async () => {
        const { status } = await check(call.request);
        if (status !== last) call.write(HealthCheckResponse.fromPartial({ status }));
        last = status;
      };
      const timer = setInterval(() => tick().catch(() => call.end()), watchIntervalMs);
      tick().catch(() => call.end());
      call.on('cancelled', () => clearInterval(timer));
      call.on('close', () => clearInterval(timer));
    },
  });
};
