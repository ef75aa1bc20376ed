import { type Static, Type } from 'typebox';
import { callsOf, providerParams } from './call.ts';
import { dataAnswers, refusal } from './envelope.ts';
import { field, issued, object, partNumber, vehicleSlug, words } from './fields.ts';
import { texts } from './names.ts';
import { listFacts, listOptions, partFilters } from './part-lists.ts';
import { partNames, supersessionRequest } from './part-names.ts';
import { fit, stockLevel } from './part-words.ts';
import { anybody } from './who.ts';

const { post } = callsOf('Parts');

const available = Type.Integer({ description: 'Units that can be bought now.' });

/** Why a search found the part; absent in lists without a typed query. */
const matched = Type.Optional(
  Type.Object(
    {
      kind: words(['Number', 'OE', 'Interchange', 'Supersession', 'Words']),
      text: Type.String({ description: 'The number that was found, letters and digits only; empty for words.' }),
      near: Type.Optional(
        Type.Object(
          {
            text: Type.String(),
            at: Type.Integer({ description: 'The place of the difference in the number, from 0.' }),
            typed: Type.String({ description: 'The characters there as typed; may be empty.' }),
            found: Type.String({ description: 'The characters there in the number; may be empty.' }),
          },
          { description: 'A number of the part that differs from the typed one by one mistake.' },
        ),
      ),
    },
    { description: "What a search found the part by: OE for GM and maker's numbers." },
  ),
);

const rowFields = {
  ...texts(partNames.row),
  extra: Type.Object({ ...texts(partNames.rowExtra), minQty: Type.Integer() }),
  grade: Type.String(),
  footnote: Type.String(),
  productNote: Type.String(),
  childPurposeDescription: Type.String(),
  pcq: Type.Integer({ description: 'Pieces that the vehicle needs; 0 when unknown.' }),
  thumbImage: Type.String(),
  hasCollapse: Type.Boolean(),
  hasSupersessionCollapseButton: Type.Boolean(),
  collapse: Type.Boolean(),
  isShow: Type.Boolean(),
  childDepth: Type.Integer(),
  supersessionPartListing: Type.Array(Type.Unknown(), { description: 'Empty; get-supersession-listing fills it.' }),
  categoryName: Type.String(),
  listPrice: Type.Number(),
  isFreePart: Type.Boolean(),
  overallStockLevel: stockLevel,
  availableQuantity: available,
  matched,
  orderable: Type.Boolean({ description: 'False for what is for display only: replaced or discontinued.' }),
  supersededBy: Type.String({ description: 'The number to buy instead; empty where there is none.' }),
  fit,
  fitNote: Type.String(),
  keyAttributes: Type.Array(Type.String()),
  attributes: Type.Optional(
    Type.Array(Type.Object({ name: Type.String(), value: Type.String() }), {
      description: 'What the list can be filtered and sorted by, in lists that are asked for by page.',
    }),
  ),
};

// Depth 0 to 2: parts of a kit, and parts of those.
const leafRow = Type.Object({ ...rowFields, childPartListing: Type.Unsafe<never[]>(Type.Array(Type.Unknown())) });
const kitRow = Type.Object({ ...rowFields, childPartListing: Type.Array(leafRow) });
export const partRow = Type.Object({ ...rowFields, childPartListing: Type.Array(kitRow) });

export const partListing = Type.Object({
  partListing: Type.Array(Type.Object({ categoryName: Type.String(), partsListing: Type.Array(partRow) }), {
    description:
      'One category each; with a vehicle a category may come twice, for what fits and for the rest. One nameless group on any sort but relevance.',
  }),
  maxPage: Type.Integer(),
  totalCount: Type.Integer(),
  ...listFacts,
});

export const productDetail = Type.Object({
  product: Type.Object({
    ...texts(partNames.product),
    grade: Type.String(),
    baseImages: Type.Array(Type.String()),
    listPrice: Type.Number(),
    isFreePart: Type.Boolean(),
    minQuantity: Type.Integer(),
    overallStockLevel: stockLevel,
    availableQuantity: available,
    oeNumbers: Type.Array(Type.String(), { description: "GM and maker's numbers, letters and digits only." }),
    interchangeNumbers: Type.Array(Type.String(), { description: 'Numbers of other brands that it replaces.' }),
    alternative: Type.String({ description: 'A part in stock that does the same, where this one has none left.' }),
    orderable: Type.Boolean({ description: 'False for what is for display only: replaced or discontinued.' }),
    supersededBy: Type.String({ description: 'The number to buy instead; empty where there is none.' }),
    fit: Type.Optional(fit),
    fitNote: Type.Optional(Type.String()),
    pcq: Type.Optional(Type.Integer({ description: 'Pieces that the vehicle needs; 0 when unknown.' })),
    footnote: Type.Optional(Type.String()),
    productNote: Type.Optional(Type.String()),
    categories: Type.Optional(
      Type.Array(Type.Object({ categoryID: Type.String(), categoryName: Type.String() }), {
        description: 'Where it stands, the highest first.',
      }),
    ),
    dataSheet: Type.Optional(Type.String({ description: 'Address of its data sheet, a PDF.' })),
  }),
  alternatives: Type.Optional(
    Type.Array(partRow, { description: 'Parts for the same use: other grades, and such as may stand in for it.' }),
  ),
  productCriterias: Type.Array(Type.Object({ name: Type.String(), value: Type.String(), isLink: Type.Boolean() })),
});

export const productFitments = Type.Object({
  fitments: Type.Array(
    Type.Object({
      fitmentUrl: Type.String({ description: 'A drawing of a vehicle with the place of the part marked.' }),
      place: Type.Object(
        {
          end: words(['front', 'rear']),
          side: words(['left', 'right', 'both']),
          spot: words(['wheel', 'window', 'body']),
        },
        { description: 'The same in words.' },
      ),
    }),
    { description: 'Empty for a part that does not say where it sits.' },
  ),
  vehicles: Type.Array(
    Type.Object({
      make: Type.String(),
      model: Type.String(),
      series: Type.String(),
      years: Type.String(),
      variant: Type.String(),
      note: Type.String(),
    }),
  ),
  totalCount: Type.Integer(),
});

export const supersessionRow = Type.Object({
  ...texts(partNames.supersession),
  supersededPart: Type.String({ description: 'The number that replaces this one; empty for the newest.' }),
  kind: Type.String({ description: 'REPLACES, CONDITIONAL, WHILE_STOCK, DISCONTINUED or INTERCHANGE.' }),
  note: Type.String(),
  orderable: Type.Boolean(),
  hideButton: Type.Boolean({ description: 'True where there is nothing to order.' }),
  loading: Type.Boolean(),
});

export const sizeList = Type.Object({
  columns: Type.Array(Type.String(), { description: 'Attributes that distinguish the sizes; 4 at most.' }),
  grades: Type.Array(Type.String(), { description: 'Of all sizes, the plainest first; empty: parts without a grade.' }),
  sizes: Type.Array(
    Type.Object({
      values: Type.Array(Type.String(), { description: 'One for each column; empty if the parts have none.' }),
      parts: Type.Array(
        Type.Object({
          productNr: Type.String(),
          description: Type.String(),
          grade: Type.String(),
          variant: Type.Array(Type.String(), {
            description: 'Values that distinguish the part from the others of its size; 2 at most.',
          }),
          listPrice: Type.Number(),
          isFreePart: Type.Boolean(),
          minQuantity: Type.Integer(),
          overallStockLevel: stockLevel,
          availableQuantity: available,
        }),
        { description: 'The plainest grade first.' },
      ),
    }),
  ),
  totalSizes: Type.Integer(),
  totalParts: Type.Integer({ description: 'Of all sizes.' }),
});

const execute = post(
  anybody,
  'One operation of the parts table',
  object({
    httpMethod: field('issued', { maxLength: 10 }),
    urlRelative: field('issued', { maxLength: 200 }),
    data: Type.Optional(Type.Object({})),
    userIP: Type.Optional(field('ignored', { maxLength: 100, description: 'Ignored.' })),
  }), // Each operation has an answer of its own: operations.ts.
  { 200: Type.Unknown(), '4xx': refusal, '5xx': refusal },
);

export const partCalls = {
  // The provider is in the path; there is only one.
  'parts/execute': { ...execute, route: ':provider/execute', schema: { ...execute.schema, params: providerParams } },
  'Products/search-by-category': post(
    anybody,
    'Parts of a category by its name; what fits the vehicle first',
    object({
      category: Type.Union([
        issued(100, 1),
        Type.Array(issued(100, 1), { minItems: 1, maxItems: 6, description: 'Parts of all of them in one list.' }),
      ]),
      ...listOptions,
    }),
    dataAnswers(partListing),
  ),
  'products/get-sizes': post(
    anybody,
    'Parts of categories in a table: one row for each size, with the parts that are sold in it',
    object({
      category: Type.Array(issued(100, 1), { minItems: 1, maxItems: 6 }),
      filters: Type.Optional(partFilters),
      all: Type.Optional(Type.Boolean({ description: 'True: 200 sizes at most; otherwise the first 20.' })),
    }),
    dataAnswers(sizeList),
  ),
  'Products/get-supersession-listing': post(
    anybody,
    "Older and newer numbers of a part; only the part's own number is used",
    object(supersessionRequest),
    dataAnswers(Type.Array(supersessionRow)),
  ),
  'products/get-bought-together': post(
    anybody,
    'Parts that at least five orders have together with the part; with a vehicle only those that fit it',
    object({ productNr: partNumber(), vehicleSlug: Type.Optional(vehicleSlug()) }),
    dataAnswers(Type.Array(Type.Unsafe<PartRow>(partRow), { maxItems: 4 })),
  ),
};

/** Includes its children, which are rows themselves. */
export type PartRow = Omit<Static<typeof partRow>, 'childPartListing'> & { childPartListing: PartRow[] };
