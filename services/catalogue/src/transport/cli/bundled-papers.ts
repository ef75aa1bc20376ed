import books from '../../../papers/books.json' with { type: 'json' };
import documents from '../../../papers/documents.json' with { type: 'json' };
import flyers from '../../../papers/flyers.json' with { type: 'json' };
import installation from '../../../papers/installation.json' with { type: 'json' };
import safety from '../../../papers/safety.json' with { type: 'json' };
import type { PaperTexts } from '../../domain/range/papers/paper-texts.ts';
import { readPaperTexts } from './paper-texts.ts';

/** The texts of the product's own documents. */
export const bundledPapers = (): PaperTexts =>
  readPaperTexts('papers', { books, documents, flyers, installation, safety });
