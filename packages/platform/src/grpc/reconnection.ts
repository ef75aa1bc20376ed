import { type Client, connectivityState } from '@grpc/grpc-js';

/** Longer than the pause between two connection attempts. */
const patienceMs = 1_000;

/**
 * Waits for a connection that was lost a moment ago. Replicas that restart one after the other are all unavailable until the
 * next connection attempt, and a call that was not sent is safe to send. If a server stays away longer, later calls do not
 * wait.
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
