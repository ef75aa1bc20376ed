import { defineMessages } from 'react-intl';

const plain = defineMessages({
  title: { id: 'downloads.title', defaultMessage: 'Technical Downloads' },
  lead: {
    id: 'downloads.lead',
    defaultMessage:
      'Catalogues, flyers, safety data sheets, specifications and installation sheets of the whole range, as PDF. Papers marked (AU) or (NZ) are written for that country.',
  },
  jump: { id: 'downloads.jump', defaultMessage: 'Families' },
  filter: { id: 'downloads.filter', defaultMessage: 'Filter by product' },
  filterHint: { id: 'downloads.filterHint', defaultMessage: 'e.g. marine, coolant, 5W-30' },
  clear: { id: 'downloads.clear', defaultMessage: 'Show all' },
  none: { id: 'downloads.none', defaultMessage: 'No product is called that. Try a shorter word, or a family’s name.' },
  product: { id: 'downloads.product', defaultMessage: 'Product' },
  catalogue: { id: 'downloads.catalogue', defaultMessage: 'Catalogue' },
  flyers: { id: 'downloads.flyers', defaultMessage: 'Flyers' },
  sds: { id: 'downloads.sds', defaultMessage: 'SDS' },
  specifications: { id: 'downloads.specifications', defaultMessage: 'Specifications' },
  installation: { id: 'downloads.installation', defaultMessage: 'Installation' },
  flyer: { id: 'downloads.flyer', defaultMessage: 'Flyer' },
  sheet: { id: 'downloads.sheet', defaultMessage: 'Data sheet' },
  specification: { id: 'downloads.specification', defaultMessage: 'Specification' },
  steps: { id: 'downloads.steps', defaultMessage: 'Steps' },
  whole: { id: 'downloads.whole', defaultMessage: 'Whole catalogue' },
  noPaper: { id: 'downloads.noPaper', defaultMessage: 'None' },
});

type Values = { page: { page: number }; linkName: { paper: string; product: string }; count: { count: number } };

const withValues = defineMessages<Values>({
  page: { id: 'downloads.page', defaultMessage: 'Page {page}' },
  linkName: { id: 'downloads.linkName', defaultMessage: '{paper}: {product}' },
  count: { id: 'downloads.count', defaultMessage: '{count, plural, one {# product} other {# products}}' },
});

export const messages = { ...plain, ...withValues };
