import { createServer, type Server } from 'node:http';
import { freePorts } from '@southline/machine/ports';
import { startClamd } from '@southline/testkit/clamd';

/** A system outside of the stack that a test can take away and bring back on the same port. */
export interface OutsideSystem {
  readonly address: string;
  stop(): Promise<void>;
  start(): Promise<void>;
}

type Running = { stop(): Promise<unknown> };

const onPort = async (begin: (port: number) => Promise<Running>): Promise<OutsideSystem> => {
  const [port = 0] = await freePorts(1);
  let running: Running | undefined = await begin(port);
  return {
    address: `127.0.0.1:${port}`,
    async stop() {
      await running?.stop();
      running = undefined;
    },
    async start() {
      running ??= await begin(port);
    },
  };
};

const closed = (server: Server): Promise<void> =>
  new Promise((resolve) => {
    server.close(() => resolve());
    server.closeAllConnections();
  });

/** A stand-in for the vehicle register: it returns the same vehicle for every plate. */
const startRegister = async (port: number): Promise<Running> => {
  const server = createServer((request, response) => {
    request.resume();
    response.setHeader('content-type', 'application/json');
    response.end(JSON.stringify({ vehicles: [{ make: 'TOYOTA', model: 'HiLux', year: 2018 }] }));
  });
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  return { stop: () => closed(server) };
};

export const openOutside = async () => {
  const [scanner, register] = await Promise.all([onPort(startClamd), onPort(startRegister)]);
  return { scanner, register };
};

export type Outside = Awaited<ReturnType<typeof openOutside>>;
