import { endRunning } from '#machine/run.ts';
import { explain } from '#machine/say.ts';
import { onStarterGone } from './starter.ts';

const codes = { SIGINT: 130, SIGTERM: 143, SIGHUP: 129 };
/**
 * Milliseconds. npm passes on a Ctrl-C that the terminal has already sent, so only a second signal after this time means "stop
 * at once".
 */
const impatienceMs = 2000;

/**
 * Stops in order, once, on Ctrl-C and similar signals, or when the parent process has ended. Running commands stop first,
 * then the `atEnd` callbacks, latest first. `end(code, before)` stops from within. A second signal after two seconds exits at
 * once; the next run then stops the remaining processes.
 */
export const onSignals = () => {
  let since: number | undefined;
  const closers: (() => unknown)[] = [];
  const close = async () => {
    for (let closer = closers.pop(); closer; closer = closers.pop()) await closer();
  };
  const end = async (code: number, before = () => {}) => {
    if (since !== undefined) return;
    since = Date.now();
    before();
    await endRunning();
    await close().catch(explain);
    process.exit(code);
  };
  for (const [signal, code] of Object.entries(codes)) {
    process.on(signal, () => {
      if (since === undefined) void end(code);
      else if (Date.now() - since > impatienceMs) process.exit(code);
    });
  }
  onStarterGone(() => void end(codes.SIGTERM));
  return { end, atEnd: (closer: () => unknown) => closers.push(closer), begun: () => since !== undefined };
};

export type Ending = ReturnType<typeof onSignals>;
