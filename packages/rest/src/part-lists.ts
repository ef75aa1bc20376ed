import { type Static, Type } from 'typebox';
import { amount, issued, object, vehicleSlug, words } from './fields.ts';

/** The page size if a request names none. */
export const usualPageSize = 10;

const page = () => Type.Optional(Type.Integer({ minimum: 1, maximum: 1_000_000 }));
const value = () => issued(100, 1);

export const partFilters = object(
  {
    grade: Type.Optional(Type.Array(value(), { maxItems: 20, description: 'Any of these.' })),
    inStock: Type.Optional(Type.Boolean({ description: 'True: only what can be bought now.' })),
    priceFrom: Type.Optional(amount()),
    priceTo: Type.Optional(amount()),
    attributes: Type.Optional(
      Type.Record(value(), Type.Array(value(), { maxItems: 50 }), {
        maxProperties: 20,
        additionalProperties: false,
        description: 'By the name of a facet: any of the values. A part has to satisfy every name.',
      }),
    ),
  },
  'What parts have to satisfy; parts whose price is to be advised have none and no limit holds for them.',
);

/** Options of a list. All are optional: without them the answer is the whole list, without facets. */
export const listOptions = {
  vehicleSlug: Type.Optional(vehicleSlug()),
  page: page(),
  pageNo: page(),
  pageSize: Type.Optional(Type.Integer({ minimum: 10, maximum: 50, description: `${usualPageSize} by default.` })),
  sort: Type.Optional(
    Type.String({
      ...issued(100, 1),
      description: 'relevance, price, -price, stock (the most first), number, or the name of an attribute.',
    }),
  ),
  filters: Type.Optional(partFilters),
};

const facet = Type.Object({
  name: Type.String({ description: 'grade, stock, price, or the name of an attribute.' }),
  label: Type.String(),
  values: Type.Array(
    Type.Object({
      value: Type.String({ description: 'As filters take it; of price: from-to in AUD, open ended as "200-".' }),
      label: Type.String(),
      count: Type.Integer({
        description: 'Parts of the list that have it, with every filter but those of this facet.',
      }),
    }),
  ),
});

/** Facts of a list beside its rows. */
export const listFacts = {
  fitCount: Type.Optional(
    Type.Integer({ description: 'With a vehicle: how many of totalCount fit it; they come first, on every sort.' }),
  ),
  facets: Type.Optional(Type.Array(facet)),
  understood: Type.Optional(
    Type.Object(
      {
        read: Type.Array(
          Type.Object({
            kind: words(['Vehicle', 'Size', 'Wish']),
            text: Type.String({ description: 'As people read it: "Voltage 12 V".' }),
            words: Type.Array(Type.String(), { description: 'The words of the query, as typed.' }),
          }),
        ),
        leftOut: Type.Array(Type.String(), { description: 'Words that no part has together with the others.' }),
        notSold: Type.String({
          description: 'What the query asks for and is not sold; the list has the nearest parts.',
        }),
        choices: Type.Array(
          Type.Object({
            vehicleSlug: Type.String(),
            text: Type.String({ description: 'Its variant and engine: "SR5, 2.8 L diesel, 150 kW".' }),
          }),
          {
            description:
              'At most 12 vehicles with different engines that the words may mean; empty if nothing has to be asked.',
          },
        ),
      },
      { description: 'How a search by words was read, where more than its words is known.' },
    ),
  ),
};

export type PartFilters = Static<typeof partFilters>;
export type Facet = Static<typeof facet>;
