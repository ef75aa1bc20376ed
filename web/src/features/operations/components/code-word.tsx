import { FormattedMessage } from 'react-intl';
import { wordOf } from '../messages.ts';

/** The words of a code; the code itself where a newer service sends one that is not known here. */
export const CodeWord = ({ kind, code }: { kind: Parameters<typeof wordOf>[0]; code: string }) => {
  const word = wordOf(kind, code);
  return word ? <FormattedMessage {...word} /> : code;
};
