import { DocumentKind } from '@southline/contracts/documents';
import { kebabWords } from '@southline/contracts/enum-words';

export const { wires: kindOnTheWire, words: kindFromWire } = kebabWords(DocumentKind);
