import { type IntlShape, useIntl } from 'react-intl';
import { isUnauthorised } from '../http/api-error.ts';
import { messages } from './messages.ts';

const own = [messages.noAnswer, messages.unknown];

type Pattern = { sentence: RegExp; names: readonly string[]; text: string };

const patternsOf = new WeakMap<object, readonly Pattern[]>();

/** Regular expressions of the sentences with placeholders: "A cart holds at most {count} different parts." */
const patterns = (texts: IntlShape['messages']): readonly Pattern[] => {
  const known = patternsOf.get(texts);
  if (known) return known;
  const made = Object.entries(texts).flatMap(([id, text]): Pattern[] => {
    if (!id.startsWith('server.') || !id.includes('{') || typeof text !== 'string') return [];
    const parts = id
      .slice('server.'.length)
      .split(/(\{\w+\})/)
      .map((part) => (/^\{\w+\}$/.test(part) ? '(.+?)' : part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')));
    const names = [...id.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name);
    return [{ sentence: new RegExp(`^${parts.join('')}$`), names, text }];
  });
  // The longest pattern first: "Add {count}" would also match "Add {words} to your cart …".
  made.sort((a, b) => b.sentence.source.length - a.sentence.source.length);
  patternsOf.set(texts, made);
  return made;
};

const whole = (sentence: string, texts: IntlShape['messages']): string | undefined => {
  const found = texts[`server.${sentence}`];
  return typeof found === 'string' ? found : undefined;
};

const filledIn = (sentence: string, texts: IntlShape['messages']): string | undefined => {
  for (const { sentence: pattern, names, text } of patterns(texts)) {
    const values = pattern.exec(sentence)?.slice(1);
    // A value may itself have a translation, such as a voucher's benefit.
    const shown = (value: string | undefined) => value && (whole(value, texts) ?? value);
    if (values) return text.replace(/\{(\w+)\}/g, (all, name) => shown(values[names.indexOf(name)]) ?? all);
  }
  return undefined;
};

/**
 * Translates a server's sentence into the visitor's language, if there is a translation. The client's own replacements use
 * their own messages.
 */
const sentence = (text: string, { messages: texts, formatMessage }: IntlShape): string => {
  const message = own.find(({ defaultMessage }) => defaultMessage === text);
  if (message) return formatMessage(message);
  return whole(text, texts) ?? filledIn(text, texts) ?? text;
};

/** Each sentence of an answer gets its own line. */
export const translated = (text: string, intl: IntlShape): string =>
  text
    .split('<br>')
    .map((line) => sentence(line, intl))
    .join('<br>');

/** A server's error for a field. */
export const TranslatedText = ({ text }: { text: string }) => translated(text, useIntl());

export const ErrorText = ({ error }: { error: Error }) => <TranslatedText text={error.message} />;

type LineProps = { error: Error | null | undefined; className?: string | undefined };

/** Why an action failed. Nothing without an error, or if the session has ended: the sign-in page says so. */
export const ErrorLine = ({ error, className }: LineProps) =>
  error &&
  !isUnauthorised(error) && (
    <p className={className} role="alert">
      <ErrorText error={error} />
    </p>
  );
