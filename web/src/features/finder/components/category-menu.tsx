import { Skeleton } from '@mantine/core';
import type { UseQueryResult } from '@tanstack/react-query';
import { useIntl } from 'react-intl';
import { CatalogueWord } from '../../../shared/ui/catalogue-word.tsx';
import { Link } from '../../../shared/ui/link.tsx';
import { LoadFailed } from '../../../shared/ui/load-failed.tsx';
import type { Category } from '../api/category-queries.ts';
import { messages } from '../messages.ts';
import type { FinderSearch } from '../model/finder-search.ts';
import classes from './category-menu.module.css';

type Categories = Pick<UseQueryResult<Category[]>, 'data' | 'error' | 'refetch'>;
type Props = {
  categories: Categories;
  search: FinderSearch;
  /** Shows all branches unfolded; used where the menu closes after the first choice. */
  unfolded?: boolean;
  onChoose?: () => void;
};

const placeholders = [70, 52, 84, 60, 76, 48, 66, 58, 72];

/** Two levels; the second opens under the chosen top category. */
export const CategoryMenu = ({ categories, search, unfolded = false, onChoose }: Props) => {
  const { formatMessage } = useIntl();
  const to = {
    to: '/$region/parts-finder',
    onClick: onChoose,
    activeOptions: { exact: true },
  } as const;
  return (
    <nav className={classes.menu} aria-label={formatMessage(messages.categories)}>
      <h2 className={classes.title}>{formatMessage(messages.categories)}</h2>
      {categories.error && !categories.data && (
        <LoadFailed error={categories.error} variant="default" onRetry={categories.refetch} />
      )}
      {!categories.data &&
        !categories.error &&
        placeholders.map((width) => <Skeleton key={width} height={14} width={`${width}%`} my={11} />)}
      <ul className={classes.tree}>
        {categories.data?.map(({ categoryID, categoryName, partSubCategorys }) => (
          <li key={categoryID} data-open={categoryID === search.top || undefined}>
            <Link
              {...to}
              search={{ vehicle: search.vehicle, top: categoryID }}
              className={classes.top}
              aria-expanded={partSubCategorys.length > 0 ? unfolded || categoryID === search.top : undefined}
            >
              <CatalogueWord word={categoryName} />
            </Link>
            {(unfolded || categoryID === search.top) && partSubCategorys.length > 0 && (
              <ul className={classes.branch}>
                {partSubCategorys.map((sub) => (
                  <li key={sub.categoryID}>
                    <Link
                      {...to}
                      search={{ vehicle: search.vehicle, top: categoryID, sub: sub.categoryID }}
                      className={classes.sub}
                    >
                      <CatalogueWord word={sub.categoryName} />
                    </Link>
                  </li>
                ))}
              </ul>
            )}
          </li>
        ))}
      </ul>
    </nav>
  );
};
