import { createServer } from 'node:http';
import { collectProcessMetrics, register } from '../metrics/index.ts';
import type { Readiness } from './readiness.ts';

export interface InternalServer {
  close(): Promise<void>;
}

/** /metrics, /healthz (the process) and /readyz (with its dependencies) on a port that the public never sees. */
export const startInternalServer = (host: string, port: number, readiness: Readiness): Promise<InternalServer> => {
  collectProcessMetrics();
  const server = createServer((request, response) => {
    const answer = (status: number, type: string, body: string) => {
      response.writeHead(status, { 'content-type': type });
      response.end(body);
    };
    const json = (status: number, body: unknown) => answer(status, 'application/json', JSON.stringify(body));
    const routes: Record<string, () => Promise<void>> = {
      '/healthz': async () => json(200, { status: true }),
      '/readyz': async () => {
        const { ready, checks } = await readiness.report();
        json(ready ? 200 : 503, { status: ready, checks });
      },
      '/metrics': async () => answer(200, register.contentType, await register.metrics()),
    };
    const route = routes[request.url ?? ''];
    if (!route) return json(404, { status: false });
    route().catch(() => json(500, { status: false }));
  });
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, () =>
      resolve({
        close: () =>
          new Promise((closed) => {
            server.close(() => closed());
            server.closeAllConnections();
          }),
      }),
    );
  });
};
