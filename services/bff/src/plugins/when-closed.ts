import type { ServerResponse } from 'node:http';
import type { FastifyReply } from 'fastify';

type Listener = () => void;

const listeners = new WeakMap<ServerResponse, Listener[]>();

/** Runs `listener` when the answer is sent or the client has disconnected. All callers share one event listener. */
export const whenClosed = ({ raw }: FastifyReply, listener: Listener): void => {
  const known = listeners.get(raw);
  if (known) return void known.push(listener);
  const all = [listener];
  listeners.set(raw, all);
  raw.once('close', () => {
    for (const listen of all) listen();
  });
};
