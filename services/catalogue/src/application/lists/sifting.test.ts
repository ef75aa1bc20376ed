import { describe, expect, it } from 'vitest';
import { arrange } from '../../domain/lists/arrange.ts';
import { checkedOptions, noFilters, type PartFilters } from '../../domain/lists/list-options.ts';
import { createPartFacts } from '../../domain/lists/part-facts.ts';
import { sameSize } from '../../domain/lists/same-size.ts';
import { sift } from '../../domain/lists/sift.ts';
import { sizeTable } from '../../domain/lists/size-table.ts';
import { factsBuilder } from '../snapshot/facts-builder.ts';

interface Sample {
  readonly grade?: string;
  readonly cents?: number;
  readonly minQty?: number;
  readonly free?: boolean;
  readonly replaced?: boolean;
  readonly units?: number;
  readonly specs?: Readonly<Record<string, string>>;
}

const shelf = (samples: readonly Sample[]) => {
  const builder = factsBuilder();
  for (const { grade = '', cents = 1_000, minQty = 1, free = false, replaced = false, specs = {} } of samples) {
    const specifications = Object.entries(specs).map(([name, value]) => ({ name, value, isLink: false }));
    builder.add({ grade, priceCents: cents, minQty, isFree: free }, specifications, replaced);
  }
  const facts = createPartFacts(builder.build());
  const units = Uint32Array.from(samples, ({ units: lying = 0 }) => lying);
  const all = Uint32Array.from(samples.keys());
  const order = { ordinals: all, positions: all };
  return {
    facts,
    units,
    sift: (filters: Partial<PartFilters>) => {
      const { kept, facets } = sift(facts, units, all, { filters: { ...noFilters, ...filters }, counted: true });
      const shown = facets.map(({ name, values }) => [name, values.map(({ value, count }) => `${value} ${count}`)]);
      return { kept: [...kept], facets: Object.fromEntries(shown) as Record<string, string[] | undefined> };
    },
    page: (sort: string, fits: readonly number[], [from, to]: readonly [number, number]) => [
      ...arrange(facts, units, all, {
        sort,
        fits: (ordinal) => fits.includes(ordinal),
        called: new Set([1]),
        order,
        from,
        to,
      }).shown,
    ],
    sorted: (sort: string, fits?: readonly number[], called: readonly number[] = []) => {
      const fitting = fits && ((ordinal: number) => fits.includes(ordinal));
      return [
        ...arrange(facts, units, all, { sort, fits: fitting, called: new Set(called), order, from: 0, to: all.length })
          .shown,
      ];
    },
  };
};

const pads = shelf([
  { grade: 'STANDARD', cents: 4_990, units: 3, specs: { Axle: 'front', Material: 'organic' } },
  { grade: 'PREMIUM', cents: 8_900, units: 0, specs: { Axle: 'front', Material: 'ceramic' } },
  { grade: 'PREMIUM', cents: 9_900, units: 9, specs: { Axle: 'rear', Material: 'ceramic' } },
  { grade: '', cents: 0, units: 1, specs: { Axle: 'rear', Thickness: '9 mm' } },
  { grade: 'STANDARD', cents: 1_999, units: 5, replaced: true, specs: { Axle: 'rear', Thickness: '12 mm' } },
]);

describe('filters', () => {
  it('of one facet are alternatives, of several all hold', () => {
    expect(pads.sift({ grades: ['premium'] }).kept).toEqual([1, 2]);
    expect(pads.sift({ grades: ['PREMIUM', 'STANDARD'] }).kept).toEqual([0, 1, 2, 4]);
    const axle = { name: 'Axle', values: ['rear'] };
    expect(pads.sift({ attributes: [axle] }).kept).toEqual([2, 3, 4]);
    expect(pads.sift({ attributes: [axle, { name: 'Material', values: ['ceramic', 'organic'] }] }).kept).toEqual([2]);
  });

  it('keep parts that can be bought now, without replaced parts and insufficient stock', () => {
    expect(pads.sift({ inStock: true }).kept).toEqual([0, 2, 3]);
    expect(
      shelf([
        { units: 3, minQty: 4 },
        { units: 4, minQty: 4 },
      ]).sift({ inStock: true }).kept,
    ).toEqual([1]);
  });

  it('of prices include both bounds; advised prices never match, free parts cost nothing', () => {
    expect(pads.sift({ priceFrom: 4_990, priceTo: 8_900 }).kept).toEqual([0, 1]);
    expect(pads.sift({ priceTo: 8_899 }).kept).toEqual([0, 4]);
    expect(shelf([{ cents: 0 }, { cents: 0, free: true }]).sift({ priceTo: 100 }).kept).toEqual([1]);
  });

  it('that nothing satisfies leave nothing', () => {
    expect(pads.sift({ grades: ['GENUINE'] }).kept).toEqual([]);
    expect(pads.sift({ attributes: [{ name: 'Axle', values: ['middle'] }] }).kept).toEqual([]);
    expect(pads.sift({ attributes: [{ name: 'Colour', values: ['red'] }] }).kept).toEqual([]);
  });
});

describe('facets', () => {
  it('count what parts have, numbers in values in their order', () => {
    expect(pads.sift({}).facets).toEqual({
      grade: ['STANDARD 2', 'PREMIUM 2'],
      stock: ['InStock 3'],
      price: ['10-19.99 1', '20-49.99 1', '50-99.99 2'],
      Axle: ['front 2', 'rear 3'],
      Material: ['ceramic 2', 'organic 1'],
      Thickness: ['9 mm 1', '12 mm 1'],
    });
  });

  it('of a repeated list count its current stock', () => {
    const shelved = shelf([{ units: 1 }, { units: 0 }]);
    expect(shelved.sift({}).facets.stock).toEqual(['InStock 1']);
    shelved.units.set([0, 0]);
    expect(shelved.sift({}).facets).not.toHaveProperty('stock');
    shelved.units.set([2, 2]);
    expect(shelved.sift({}).facets.stock).toEqual(['InStock 2']);
  });

  it('count under the filters of the others, not under their own', () => {
    const { facets } = pads.sift({ grades: ['PREMIUM'], attributes: [{ name: 'Axle', values: ['rear'] }] });
    expect(facets).toMatchObject({
      grade: ['STANDARD 1', 'PREMIUM 1'],
      Axle: ['front 1', 'rear 1'],
      price: ['50-99.99 1'],
    });
    // Only one value is left, so the attribute is not offered as a filter.
    expect(facets.Material).toBeUndefined();
  });

  it('say of each value how many parts a list filtered by it has', () => {
    for (const name of ['Axle', 'Material', 'Thickness']) {
      for (const shown of pads.sift({}).facets[name] ?? []) {
        const [value = '', count] = [shown.slice(0, shown.lastIndexOf(' ')), shown.slice(shown.lastIndexOf(' ') + 1)];
        expect(pads.sift({ attributes: [{ name, values: [value] }] }).kept.length).toBe(Number(count));
      }
    }
  });

  it('show a chosen value even if no part has it any more', () => {
    const { facets } = pads.sift({ priceTo: 100, attributes: [{ name: 'Axle', values: ['rear'] }] });
    expect(facets.Axle).toEqual(['rear 0']);
  });

  it('have an end: 12 attributes of 40 values', () => {
    const many = shelf(
      Array.from({ length: 200 }, (_, at) => ({
        specs: Object.fromEntries(Array.from({ length: 15 }, (_unused, name) => [`A${name}`, `${at % (50 + name)}`])),
      })),
    );
    const { facets } = many.sift({});
    const attributes = Object.entries(facets).filter(([name]) => name.startsWith('A'));
    expect(attributes.map(([, values]) => values?.length)).toEqual(Array.from({ length: 12 }, () => 40));
    expect(many.sift({ attributes: [{ name: 'A14', values: ['63'] }] }).facets.A14).toContain('63 3');
  });
});

it('of the same size need every measure of a part, within the list', () => {
  const battery = (Length: string, rest: Record<string, string> = {}) => ({
    specs: {
      Length,
      Width: '175 mm',
      Height: '190 mm',
      'Positive terminal': 'right',
      'Terminal type': 'T1',
      'Hold down': 'B13',
      Technology: 'AGM',
      ...rest,
    },
  });
  const { facts } = shelf([
    battery('278 mm'),
    battery('278 mm', { Technology: 'EFB' }),
    battery('315 mm'),
    battery('278 mm', { 'Positive terminal': 'left' }),
    battery('278 mm'),
    { specs: { Volume: '1 L', Form: 'aerosol' } },
    { specs: { Volume: '1 L', Form: 'aerosol' } },
  ]);
  const all = Uint32Array.from([0, 1, 2, 3, 4, 5, 6]);
  expect(sameSize(facts, 0, all, 50)).toEqual([1, 4]);
  expect(sameSize(facts, 0, all, 1)).toEqual([1]);
  expect(sameSize(facts, 0, all.subarray(0, 3), 50)).toEqual([1]);
  expect(sameSize(facts, 5, all, 50)).toEqual([]);
});

describe('a table of sizes', () => {
  const blade = (length: string, rubber: string, grade: string, cents: number) => ({
    grade,
    cents,
    specs: { Length: length, Fitting: 'J-hook', Side: 'universal', Rubber: rubber },
  });
  const tableOf = (samples: readonly Sample[]) => {
    const { facts } = shelf(samples);
    return sizeTable(facts, samples.keys());
  };

  it('has a row for each size with its grades, the plainest first', () => {
    const { columns, grades, sizes } = tableOf([
      blade('1000 mm', 'natural', 'STANDARD', 4_000),
      blade('350 mm', 'silicone', 'PREMIUM', 3_000),
      blade('350 mm', 'graphite', 'STANDARD', 2_200),
      blade('350 mm', 'natural', 'STANDARD', 2_000),
    ]);
    expect([columns, grades]).toEqual([['Length'], ['STANDARD', 'PREMIUM']]);
    expect(sizes.map(({ values, parts }) => [values, parts.map(({ ordinal, variant }) => [ordinal, variant])])).toEqual(
      [
        [
          ['350 mm'],
          [
            [3, ['natural']],
            [2, ['graphite']],
            [1, ['silicone']],
          ],
        ],
        [['1000 mm'], [[0, []]]],
      ],
    );
  });

  it('gives a part without measures a row of its own, with the attributes that differ', () => {
    const { columns, sizes } = tableOf([
      { specs: { Thread: 'M14', Gap: '1.1 mm', Resistor: 'yes' } },
      { specs: { Thread: 'M14', Gap: '0.8 mm', Resistor: 'yes' } },
    ]);
    expect(columns).toEqual(['Gap']);
    expect(sizes.map(({ values }) => values)).toEqual([['0.8 mm'], ['1.1 mm']]);
  });
});

describe('an order', () => {
  it('by price has parts without a price last, in both directions', () => {
    expect(pads.sorted('price')).toEqual([4, 0, 1, 2, 3]);
    expect(pads.sorted('-price')).toEqual([2, 1, 0, 4, 3]);
  });

  it('by stock has the most first; what cannot be bought has none', () => {
    expect(pads.sorted('stock')).toEqual([2, 0, 3, 1, 4]);
  });

  it('by an attribute sorts numbers; parts without it come last', () => {
    expect(pads.sorted('Thickness')).toEqual([3, 4, 0, 1, 2]);
    expect(pads.sorted('number')).toEqual([0, 1, 2, 3, 4]);
  });

  it('has parts that fit the vehicle first, in every order', () => {
    expect(pads.sorted('relevance', [4, 2])).toEqual([2, 4, 0, 1, 3]);
    expect(pads.sorted('price', [3, 2])).toEqual([2, 3, 4, 0, 1]);
  });

  it('by stock follows the stock', () => {
    const shelved = shelf([{ units: 1 }, { units: 2 }]);
    expect(shelved.sorted('stock')).toEqual([1, 0]);
    shelved.units.set([3, 2]);
    expect(shelved.sorted('stock')).toEqual([0, 1]);
  });

  it('is the same in pages as in one piece', () => {
    for (const sort of ['relevance', 'price', 'stock', 'Thickness']) {
      const pages = [0, 2, 4].flatMap((from) => pads.page(sort, [4, 2], [from, from + 2]));
      expect(pages).toEqual(pads.sorted(sort, [4, 2], [1]));
    }
    expect(pads.page('relevance', [4, 2], [6, 8])).toEqual([]);
  });

  it('has a part without a price that fits before a free one that does not', () => {
    const shelved = shelf([{ cents: 0, free: true }, { cents: 0 }]);
    expect(shelved.sorted('price')).toEqual([0, 1]);
    expect(shelved.sorted('price', [1])).toEqual([1, 0]);
  });

  it('is the same from any start position', () => {
    const cents = (at: number) => 1 + ((at * 7_919) % 1_000);
    const shelved = shelf(Array.from({ length: 600 }, (_, at) => ({ cents: cents(at) })));
    const all = shelved.sorted('price', []);
    expect(all).toEqual(Array.from({ length: 600 }, (_, at) => at).sort((a, b) => cents(a) - cents(b) || a - b));
    for (const from of [0, 150, 190, 550]) {
      expect(shelved.page('price', [], [from, from + 50])).toEqual(all.slice(from, from + 50));
    }
  });

  it('keeps a part found by its number in place', () => {
    expect(pads.sorted('relevance', [4], [1])).toEqual([1, 4, 0, 2, 3]);
  });
});

describe('options', () => {
  const asked = { page: 0, pageSize: 0, sort: '', filters: noFilters, counted: true };

  it('have usual values and limits', () => {
    expect(checkedOptions(asked, pads.facts)).toMatchObject({ page: 1, pageSize: 10, sort: 'relevance' });
    expect(checkedOptions({ ...asked, pageSize: 500 }, pads.facts).pageSize).toBe(50);
  });

  it('that cannot be meant are refused by name', () => {
    const refusal = (change: object) => {
      try {
        return checkedOptions({ ...asked, ...change }, pads.facts);
      } catch (error) {
        return error;
      }
    };
    expect(refusal({ sort: 'colour' })).toMatchObject({ kind: 'invalid', details: { sort: expect.any(String) } });
    expect(refusal({ sort: 'Axle' })).toMatchObject({ sort: 'Axle' });
    const range = { ...noFilters, priceFrom: 2, priceTo: 1 };
    expect(refusal({ filters: range })).toMatchObject({ details: { 'filters.priceFrom': expect.any(String) } });
  });
});

it('a part has its own attributes by name, and no other’s', () => {
  expect(pads.facts.attributesOf(1)).toEqual([
    { name: 'Axle', value: 'front' },
    { name: 'Material', value: 'ceramic' },
  ]);
  expect(pads.facts.attributesOf(3)).toEqual([
    { name: 'Axle', value: 'rear' },
    { name: 'Thickness', value: '9 mm' },
  ]);
});
