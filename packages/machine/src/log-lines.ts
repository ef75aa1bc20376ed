import { stripVTControlCharacters } from 'node:util';

const levels: Record<string, number> = { trace: 10, debug: 20, info: 30, warn: 40, error: 50, fatal: 60 };
const warning = 40;
const silenceMs = 30_000;
const progressMs = 5000;

/**
 * {level, text} of a log line. pino's JSON (level as number or name) is shortened; any other line stays unchanged, without a
 * level.
 */
export const shorten = (line: string): { level?: number; text: string } => {
  try {
    const { level, msg, err, error, reason } = JSON.parse(line);
    const cause = err?.message ?? error?.message ?? [error, reason].find((text) => typeof text === 'string');
    const text = [msg, cause].filter((part, index, all) => part && all.indexOf(part) === index).join(': ');
    return { level: levels[level] ?? Number(level), text: text.slice(0, 300) };
  } catch {
    return { text: line.slice(0, 300) };
  }
};

/** Passes on warnings and errors only, and the same one once in half a minute. */
export const filterFor = (show: (text: string) => void, now = Date.now) => {
  const shown = new Map<string, number>();
  return (line: string) => {
    const { level, text } = shorten(line);
    if (!(level !== undefined && level >= warning) || now() - (shown.get(text) ?? Number.NEGATIVE_INFINITY) < silenceMs)
      return;
    if (shown.size > 500) shown.clear();
    shown.set(text, now());
    show(text);
  };
};

/** The end of a log for the screen. */
export const lastWords = (tail: string, lines = 8) =>
  tail
    .split('\n')
    .filter(Boolean)
    .map((line) => shorten(line).text)
    .filter(Boolean)
    .slice(-lines)
    .join('\n');

/** Passes on the last line of a command's output, at most every five seconds and not in the first five. */
export const nowAndThen = (show: (text: string) => void, now = Date.now) => {
  let last = now();
  return (text: string) => {
    const line = stripVTControlCharacters(text)
      .split(/[\r\n]+/)
      .findLast((part) => part.trim() !== '');
    if (!line || now() - last < progressMs) return;
    last = now();
    show(shorten(line.trim()).text.slice(0, 120));
  };
};
