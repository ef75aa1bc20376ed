import { type MessageFormatElement, parse, TYPE } from '@formatjs/icu-messageformat-parser';

/** Placeholders and tags that the client fills in. */
const filledIn = (elements: readonly MessageFormatElement[]): string[] =>
  elements.flatMap((element) => {
    if (element.type === TYPE.literal || element.type === TYPE.pound) return [];
    if (element.type === TYPE.tag) return [`<${element.value}>`, ...filledIn(element.children)];
    const branches = 'options' in element ? Object.values(element.options) : [];
    return [`{${element.value}}`, ...branches.flatMap(({ value }) => filledIn(value))];
  });

const wanted = (text: string): string => [...new Set(filledIn(parse(text)))].sort().join(' ');

/** Why a text cannot replace the English one; undefined if it can. */
export const textProblem = (english: string, text: string): string | undefined => {
  if (text.trim() === '') return 'The text is empty.';
  try {
    const [needs, has] = [wanted(english), wanted(text)];
    return needs === has ? undefined : `The text has ${has || 'no placeholders'}, English has ${needs || 'none'}.`;
  } catch (error) {
    return `The text cannot be read: ${error instanceof Error ? error.message : 'unknown reason'}.`;
  }
};
