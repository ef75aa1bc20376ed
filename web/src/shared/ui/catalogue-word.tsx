import { inPhrases } from '@southline/kernel/phrases';
import { useIntl } from 'react-intl';

type Words = Readonly<Record<string, unknown>>;

const found = (messages: Words, word: string): string | undefined => {
  const text = messages[`catalogue.${word}`] ?? messages[`rangepage.${word}`];
  return typeof text === 'string' ? text : undefined;
};

/** "24 months": a number with a unit that must be translated. */
const measured = /^([\d.,]+) ([a-z]+)$/;

/**
 * Translates words of the catalogue's data: category and specification names, values, notes, texts of the range, and
 * descriptions of parts, phrase by phrase. Words without a translation stay English.
 */
export const useCatalogueWords = (): ((word: string) => string) => {
  const { messages } = useIntl();
  return (word) => {
    const [, figure, unit = ''] = measured.exec(word) ?? [];
    const unitText = figure && found(messages, unit);
    return (
      found(messages, word) ??
      (unitText ? `${figure} ${unitText}` : inPhrases(word, (phrase) => found(messages, phrase))) ??
      word
    );
  };
};

export const CatalogueWord = ({ word }: { word: string }) => useCatalogueWords()(word);
