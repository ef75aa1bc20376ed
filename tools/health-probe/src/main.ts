import { address } from './config.ts';

/** Shorter than the container engine's timeout, so that the probe itself reports the reason. */
const timeoutMs = 25_000;

fetch(address, { signal: AbortSignal.timeout(timeoutMs) }).then(
  async (response) => {
    process.stdout.write((await response.text()).slice(0, 1_000));
    process.exitCode = response.ok ? 0 : 1;
  },
  (error: unknown) => {
    process.stdout.write(String(error));
    process.exitCode = 1;
  },
);
