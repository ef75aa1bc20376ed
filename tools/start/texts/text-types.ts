import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { type MessageFormatElement, parse, TYPE } from '@formatjs/icu-messageformat-parser';
import { isMessage, messageFiles } from './message-files.ts';

/** The types of values that the placeholders of a text take, by name. A type that is narrower replaces a wider one. */
const valuesOf = (elements: readonly MessageFormatElement[], found = new Map<string, string>()) => {
  for (const element of elements) {
    if (element.type === TYPE.literal || element.type === TYPE.pound) continue;
    if (element.type === TYPE.tag) valuesOf(element.children, found.set(element.value, 'MessageTag'));
    else if (element.type === TYPE.date || element.type === TYPE.time) found.set(element.value, 'Date | number');
    else if (element.type === TYPE.number || element.type === TYPE.plural) found.set(element.value, 'number');
    else if (!found.has(element.value)) found.set(element.value, 'string | number');
    if ('options' in element) for (const { value } of Object.values(element.options)) valuesOf(value, found);
  }
  return found;
};

const typeOf = (value: unknown): string => {
  if (Array.isArray(value)) return `readonly [${value.map(typeOf).join(', ')}]`;
  if (!isMessage(value)) {
    const fields = Object.entries(value as object).map(([key, each]) => `${JSON.stringify(key)}: ${typeOf(each)};`);
    return `{ ${fields.join('\n')} }`;
  }
  const values = [...valuesOf(parse(value.defaultMessage))].map(([name, type]) => `${JSON.stringify(name)}: ${type}`);
  return `Text<{ ${values.join('; ')} }>`;
};

const declarationOf = (texts: unknown) => `import type { MessageTag, TypedMessageDescriptor } from 'react-intl';
type Text<V extends Record<string, unknown>> = TypedMessageDescriptor<V> & Readonly<{ id: string; defaultMessage: string }>;
declare const texts: ${typeOf(texts)};
export default texts;
`;

/** Writes beside each table of texts its types: which values each text takes. */
export const writeTextTypes = () => {
  for (const file of messageFiles()) {
    const declaration = file.replace(/\.json$/, '.d.json.ts');
    const text = declarationOf(JSON.parse(readFileSync(file, 'utf8')));
    if (!existsSync(declaration) || readFileSync(declaration, 'utf8') !== text) writeFileSync(declaration, text);
  }
};
