import { UnusableFile } from '@southline/imports/csv';
import { z } from 'zod';
import { paperKinds, type RangePage } from '../../domain/range/range-page.ts';

const text = (length: number) => z.string().trim().min(1).max(length);
/** The most categories of one list request. */
const mostCategories = 6;
const points = z.array(text(300)).min(1).max(20);

const chosenParts = z.strictObject({
  categories: z.array(text(80)).min(1).max(mostCategories),
  attributes: z.record(text(100), z.array(text(100)).min(1).max(50)).optional(),
});

/** A page of the range as a file contains it; pages without children define the products. */
const rangePage: z.ZodType<RangePage> = z.lazy(() =>
  z
    .strictObject({
      name: text(80),
      description: text(600),
      drawing: z.strictObject({ family: text(40), attributes: z.record(z.string(), z.string()) }),
      children: z.array(rangePage).min(1).max(40).optional(),
      opensDownload: z.enum(paperKinds).optional(),
      highlights: z
        .array(z.strictObject({ title: text(40), text: text(300) }))
        .length(3)
        .optional(),
      featureList: points.optional(),
      features: z
        .array(z.strictObject({ name: text(80), items: points }))
        .min(1)
        .max(8)
        .optional(),
      applications: z.strictObject({ name: text(80), recommend: text(300), items: points }).optional(),
      sheets: z.array(z.enum(paperKinds)).min(1).optional(),
      finderCategory: text(80).optional(),
      parts: z.union([text(80), chosenParts]).optional(),
      book: text(80).optional(),
      safety: text(40).optional(),
      installation: text(40).optional(),
      formerly: z.array(text(80)).min(1).max(20).optional(),
    })
    .refine(({ children, features, sheets }) => (children ? !features : features && sheets), {
      message: 'a page has either children, or features and sheets',
    }),
);

/** Throws one error with every problem of a file and its path. */
export const readRangePage = (source: string, content: unknown): RangePage => {
  const result = rangePage.safeParse(content);
  if (result.success) return result.data;
  throw new UnusableFile(`${source}:\n${z.prettifyError(result.error)}`);
};
