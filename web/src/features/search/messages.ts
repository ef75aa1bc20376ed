import { defineMessages } from 'react-intl';

const plain = defineMessages({
  title: { id: 'search.title', defaultMessage: 'Search the site' },
  lead: {
    id: 'search.lead',
    defaultMessage: 'Parts by number or name, categories, pages and papers, all in one list.',
  },
  keywords: { id: 'search.keywords', defaultMessage: 'Keywords' },
  hint: { id: 'search.hint', defaultMessage: 'Part number, product or topic' },
  required: { id: 'search.required', defaultMessage: 'Please enter keywords' },
  go: { id: 'search.go', defaultMessage: 'Search' },
  results: { id: 'search.results', defaultMessage: 'Results' },
  searching: { id: 'search.searching', defaultMessage: 'Searching' },
  none: { id: 'search.none', defaultMessage: 'No Results' },
  noneHint: {
    id: 'search.noneHint',
    defaultMessage: 'Every word has to occur. Try fewer words, another spelling, or one of these:',
  },
  beyond: { id: 'search.beyond', defaultMessage: 'The list ends before this page.' },
  first: { id: 'search.first', defaultMessage: 'Back to the first page' },
  byVehicle: { id: 'search.byVehicle', defaultMessage: 'Choose your vehicle in the parts finder' },
  range: { id: 'search.range', defaultMessage: 'Look through our range' },
  startHint: { id: 'search.startHint', defaultMessage: 'Or go straight to what most searches end on:' },
  downloads: { id: 'search.downloads', defaultMessage: 'Read a data sheet or a catalogue' },
  contact: { id: 'search.contact', defaultMessage: 'Ask the parts desk' },
  failed: { id: 'search.failed', defaultMessage: 'The search did not answer.' },
  again: { id: 'search.again', defaultMessage: 'Try again' },
  pages: { id: 'search.pages', defaultMessage: 'Pages of results' },
});

const withValues = defineMessages<{
  titleOf: { query: string };
  found: { formatted: string; total: number; seconds: string };
  finder: { query: string };
  page: { number: number };
}>({
  titleOf: { id: 'search.titleOf', defaultMessage: '{query} in the search' },
  found: {
    id: 'search.found',
    defaultMessage: '{formatted} {total, plural, one {result} other {results}} ({seconds} seconds)',
  },
  finder: { id: 'search.finder', defaultMessage: 'Find “{query}” among the parts' },
  page: { id: 'search.page', defaultMessage: 'Page {number}' },
});

export const messages = { ...plain, ...withValues };
