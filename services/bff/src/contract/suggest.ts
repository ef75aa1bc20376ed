import { type SuggestedCategory, type SuggestResponse, TypedKind } from '@southline/contracts/catalogue';
import { type SearchSiteResponse, SiteHitKind } from '@southline/contracts/content';
import { pascalWords } from '@southline/contracts/enum-words';
import type { Data } from '@southline/rest/types';
import { toPartRow } from './parts.ts';
import { picturesOf } from './pictures.ts';
import type { Region } from './region.ts';
import { toVehicleItem } from './vehicles.ts';

type Suggestion = Data<'search/suggest'>;

const mostPages = 3;

const { words: kinds } = pascalWords(TypedKind);

const pageKinds: Readonly<Partial<Record<SiteHitKind, Suggestion['pages'][number]['kind']>>> = {
  [SiteHitKind.SITE_HIT_KIND_CATEGORY]: 'Category',
  [SiteHitKind.SITE_HIT_KIND_PAGE]: 'Page',
  [SiteHitKind.SITE_HIT_KIND_DOWNLOAD]: 'Download',
  [SiteHitKind.SITE_HIT_KIND_DEALER]: 'Dealer',
};

const toCategory = ({ categoryId, name, topCategoryId }: SuggestedCategory) => ({
  categoryID: categoryId,
  categoryName: name,
  topCategoryID: topCategoryId,
});

export const toSuggestion = (
  { kind, vehicle, category, vehicles, categories, parts }: SuggestResponse,
  { hits }: Pick<SearchSiteResponse, 'hits'>,
  { basePath, region }: { readonly basePath: string; readonly region: Region },
): Suggestion => {
  const pictures = picturesOf(basePath, region);
  return {
    understood: {
      kind: kinds[kind] ?? 'Words',
      ...(vehicle && { vehicle }),
      ...(category && { category: toCategory(category) }),
    },
    vehicles: vehicles.map((one) => toVehicleItem(one)),
    categories: categories.map(toCategory),
    parts: parts.map((part) => toPartRow(part, pictures)),
    pages: hits.slice(0, mostPages).flatMap(({ kind: hit, title, path }) => {
      const found = pageKinds[hit];
      return found ? [{ kind: found, title, link: `${basePath}/${region}${path && `/${path}`}` }] : [];
    }),
  };
};
