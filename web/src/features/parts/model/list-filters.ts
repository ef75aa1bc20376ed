import type { Facet, PartFilters } from '../api/part-types.ts';

/** Facets that are not attributes of the family; each has its own filter. */
const own = ['grade', 'stock', 'price'];
export const isAttribute = ({ name }: Facet): boolean => !own.includes(name);

/** "20-50" or, open ended, "200-". */
export const limits = (value: string): Pick<PartFilters, 'priceFrom' | 'priceTo'> => {
  const [from = '', to = ''] = value.split('-');
  return { ...(Number(from) > 0 && { priceFrom: Number(from) }), ...(to !== '' && { priceTo: Number(to) }) };
};

const rest = ({ priceFrom, priceTo, ...others }: PartFilters): PartFilters => others;

export const isChosen = (filters: PartFilters, facet: string, value: string): boolean => {
  if (facet === 'grade') return filters.grade?.includes(value) ?? false;
  if (facet === 'stock') return filters.inStock === true;
  if (facet === 'price') {
    const { priceFrom, priceTo } = limits(value);
    const any = filters.priceFrom !== undefined || filters.priceTo !== undefined;
    return any && filters.priceFrom === priceFrom && filters.priceTo === priceTo;
  }
  return filters.attributes?.[facet]?.includes(value) ?? false;
};

const toggled = (values: readonly string[] = [], value: string): string[] =>
  values.includes(value) ? values.filter((each) => each !== value) : [...values, value];

/** Drops empty lists, so that the URL holds only active filters. */
const tidy = (filters: PartFilters): PartFilters | undefined => {
  const attributes = Object.entries(filters.attributes ?? {}).filter(([, values]) => values.length > 0);
  const { grade, attributes: _, ...others } = filters;
  const all: PartFilters = {
    ...others,
    ...(grade?.length && { grade }),
    ...(attributes.length > 0 && { attributes: Object.fromEntries(attributes) }),
  };
  return Object.keys(all).length > 0 ? all : undefined;
};

/** Adds or removes a value. Only one price range is active at a time. */
export const toggle = (filters: PartFilters, facet: string, value: string): PartFilters | undefined => {
  const chosen = isChosen(filters, facet, value);
  if (facet === 'grade') return tidy({ ...filters, grade: toggled(filters.grade, value) });
  if (facet === 'price') return tidy({ ...rest(filters), ...(!chosen && limits(value)) });
  if (facet === 'stock') {
    const { inStock, ...others } = filters;
    return tidy({ ...others, ...(!inStock && { inStock: true }) });
  }
  return tidy({
    ...filters,
    attributes: { ...filters.attributes, [facet]: toggled(filters.attributes?.[facet], value) },
  });
};

/** An active value of a filter. If the list no longer has the value, its label is the value as typed in the URL. */
export type Chosen = { facet: string; value: string; label: string; name: string };

export const chosenOf = (filters: PartFilters, facets: readonly Facet[]): Chosen[] => {
  const { grade = [], inStock, priceFrom, priceTo, attributes = {} } = filters;
  const wanted: [facet: string, values: readonly string[]][] = [
    ...(inStock ? [['stock', ['InStock']] as [string, string[]]] : []),
    ['grade', grade],
    ...(priceFrom !== undefined || priceTo !== undefined
      ? [['price', [`${priceFrom ?? 0}-${priceTo ?? ''}`]] as [string, string[]]]
      : []),
    ...Object.entries(attributes),
  ];
  return wanted.flatMap(([name, values]) => {
    const facet = facets.find((each) => each.name === name);
    return values.map((value) => ({
      facet: name,
      value,
      name: facet?.label ?? name,
      label: facet?.values.find((each) => each.value === value)?.label ?? value,
    }));
  });
};

export const countChosen = (filters: PartFilters, { name, values }: Facet): number =>
  name === 'grade'
    ? (filters.grade?.length ?? 0)
    : isAttribute({ name } as Facet)
      ? (filters.attributes?.[name]?.length ?? 0)
      : values.filter(({ value }) => isChosen(filters, name, value)).length;
