const warning = 40;
const silenceMs = 30_000;

/** {level, text} of a log line: pino's JSON in short, anything else as it is (level undefined). */
export const shorten = (line) => {
  try {
    const { level, msg, err, error } = JSON.parse(line);
    const cause = err?.message ?? error?.message ?? (typeof error === 'string' ? error : undefined);
    const text = [msg, cause].filter((part, index, all) => part && all.indexOf(part) === index).join(': ');
    return { level: Number(level), text: text.slice(0, 300) };
  } catch {
    return { level: undefined, text: line.slice(0, 300) };
  }
};

/** Hands on warnings and errors only, and the same one once in half a minute. */
export const filterFor = (show, now = Date.now) => {
  const shown = new Map();
  return (line) => {
    const { level, text } = shorten(line);
    if (!(level >= warning) || now() - (shown.get(text) ?? Number.NEGATIVE_INFINITY) < silenceMs) return;
    if (shown.size > 500) shown.clear();
    shown.set(text, now());
    show(text);
  };
};

/** The end of a log for the screen. */
export const lastWords = (tail, lines = 8) =>
  tail
    .split('\n')
    .filter(Boolean)
    .slice(-lines)
    .map((line) => shorten(line).text)
    .join('\n');
