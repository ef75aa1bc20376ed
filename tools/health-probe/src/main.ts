import { address } from './config.ts';

/** Shorter than the engine's patience, so that the reason is said here. */
const timeoutMs = 2_500;

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
