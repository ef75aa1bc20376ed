import { type Client, connectivityState } from '@grpc/grpc-js';

/** Longer than the pause between two tries to connect. */
const patienceMs = 1_000;

/**
 * Waits for a connection that was lost a moment ago: replicas that restart one after the other are all away only until the
 * next try to connect, and a call that was not sent is safe to send. A server that stays away longer is not waited for again.
 */
export const createReconnection = (client: Client) => {
  let lostAt: number | undefined;
  const isConnected = () => client.getChannel().getConnectivityState(true) === connectivityState.READY;
  return async (deadline: number): Promise<void> => {
    if (isConnected()) {
      lostAt = undefined;
      return;
    }
    lostAt ??= Date.now();
    const until = Math.min(lostAt + patienceMs, deadline);
    if (until <= Date.now()) return;
    const failure = await new Promise<Error | undefined>((resolve) => client.waitForReady(until, resolve));
    if (!failure) lostAt = undefined;
  };
};
