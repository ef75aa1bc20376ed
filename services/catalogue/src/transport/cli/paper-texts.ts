import { UnusableFile } from '@southline/imports/csv';
import { z } from 'zod';
import type { PaperTexts } from '../../domain/range/papers/paper-texts.ts';

const text = z.string().trim().min(1).max(900);
const texts = z.array(text).min(1).max(20);

/** ["UN number", "2794"] */
const fact = z.tuple([text, text]).transform(([label, value]) => ({ label, value }));
const facts = z.array(fact).min(1).max(20);
/** ["Stay", "A night of lights"] */
const highlight = z.tuple([text, text]).transform(([title, words]) => ({ title, text: words }));

const sections = z.record(
  z.string().regex(/^([1-9]|1[0-6])$/),
  z.strictObject({ facts: facts.optional(), points: texts.optional() }),
);
const region = z.record(z.string(), text);

const safety = z.strictObject({
  issued: text,
  regions: z.strictObject({ au: region, nz: region }),
  common: sections,
  groups: z.record(z.string(), sections),
  sheets: z.record(z.string(), z.strictObject({ group: z.string(), use: text, sections })),
});

const installation = z.strictObject({ tools: texts, before: texts, steps: texts, after: texts, note: text });

const document = z
  .strictObject({
    kind: z.enum(['Warranty', 'Terms']),
    fileName: text,
    name: text,
    category: text,
    description: text,
    sections: z
      .array(
        z.strictObject({
          name: text,
          facts: facts.optional(),
          points: texts.optional(),
          steps: z.boolean().optional(),
        }),
      )
      .min(1),
    note: z.string().max(600),
  })
  .transform((paper) => ({ ...paper, region: '' as const }));

const paperTexts: z.ZodType<PaperTexts> = z.strictObject({
  books: z.array(z.strictObject({ name: text, listed: z.boolean(), description: text })),
  safety,
  installation: z.record(z.string(), installation),
  flyers: z.record(z.string(), z.array(highlight).length(3)),
  documents: z.array(document),
});

/** Throws one error with every problem and its path. */
export const readPaperTexts = (source: string, content: unknown): PaperTexts => {
  const result = paperTexts.safeParse(content);
  if (result.success) return result.data;
  throw new UnusableFile(`${source}:\n${z.prettifyError(result.error)}`);
};
