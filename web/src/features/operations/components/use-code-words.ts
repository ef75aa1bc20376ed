import { useIntl } from 'react-intl';
import { wordOf } from '../messages.ts';

/** The words of codes, as one list; a code itself where a newer service sends one that is not known here. */
export const useCodeWords = (kind: Parameters<typeof wordOf>[0], codes: readonly string[]): string => {
  const { formatMessage, formatList } = useIntl();
  return formatList(
    codes.map((code) => {
      const word = wordOf(kind, code);
      return word ? formatMessage(word) : code;
    }),
  );
};
