import { endRunning } from './run.mjs';
import { explain } from './say.mjs';
import { onStarterGone } from './starter.mjs';

const codes = { SIGINT: 130, SIGTERM: 143, SIGHUP: 129 };
/** npm passes a Ctrl-C on that the terminal has sent already, so only a later one means "at once". */
const impatienceMs = 2000;

/**
 * Ends in order on Ctrl-C and its like, and when who started it is gone, once: commands under way first, then `clean`. Returns
 * `end(code, before?)` for ending from within, and `end.begun()`. A second signal after two seconds leaves at once; the next run then ends what is left.
 */
export const onSignals = (clean) => {
  let since;
  const end = async (code, before = () => {}) => {
    if (since !== undefined) return;
    since = Date.now();
    before();
    await endRunning();
    await clean().catch(explain);
    process.exit(code);
  };
  for (const [signal, code] of Object.entries(codes)) {
    process.on(signal, () => {
      if (since === undefined) void end(code);
      else if (Date.now() - since > impatienceMs) process.exit(code);
    });
  }
  onStarterGone(() => void end(codes.SIGTERM));
  return Object.assign(end, { begun: () => since !== undefined });
};
