import { type MessageFormatElement, parse, TYPE } from '@formatjs/icu-messageformat-parser';

const names = (elements: MessageFormatElement[], found: Set<string>) => {
  for (const element of elements) {
    if (element.type === TYPE.literal || element.type === TYPE.pound) continue;
    found.add(element.type === TYPE.tag ? `<${element.value}>` : `{${element.value}}`);
    if (element.type === TYPE.tag) names(element.children, found);
    if ('options' in element) for (const branch of Object.values(element.options)) names(branch.value, found);
  }
  return found;
};

/** Placeholders and tags of a text, sorted; they must be the same in every language. Throws for an unreadable text. */
export const placeholders = (text: string) => [...names(parse(text), new Set<string>())].sort();
