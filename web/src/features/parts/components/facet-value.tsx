import { FormattedMessage, useIntl } from 'react-intl';
import { CatalogueWord } from '../../../shared/ui/catalogue-word.tsx';
import { messages } from '../messages.ts';
import { limits } from '../model/list-filters.ts';

type Names = { facet: string; label: string };

/** Facets that every family has get their names from the client, attributes from the catalogue. */
const own = { grade: messages.grade, stock: messages.stockFacet, price: messages.priceFacet };

export const FacetName = ({ facet, label }: Names) =>
  facet in own ? <FormattedMessage {...own[facet as keyof typeof own]} /> : <CatalogueWord word={label} />;

export const FacetValue = ({ facet, value, label }: Names & { value: string }) => {
  const { formatNumber } = useIntl();
  if (facet === 'stock') return <FormattedMessage {...messages.onlyInStock} />;
  if (facet !== 'price') return <CatalogueWord word={label} />;
  const dollars = (amount: number) =>
    formatNumber(amount, { style: 'currency', currency: 'AUD', trailingZeroDisplay: 'stripIfInteger' });
  const { priceFrom = 0, priceTo } = limits(value);
  if (priceTo === undefined) return <FormattedMessage {...messages.priceOver} values={{ from: dollars(priceFrom) }} />;
  if (priceFrom === 0) return <FormattedMessage {...messages.priceUpTo} values={{ to: dollars(priceTo) }} />;
  return <FormattedMessage {...messages.priceBetween} values={{ from: dollars(priceFrom), to: dollars(priceTo) }} />;
};
