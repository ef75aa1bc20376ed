import { Skeleton } from '@mantine/core';
import type { RangeSizes } from '@southline/rest/types';
import { useQuery } from '@tanstack/react-query';
import type { ComponentType, ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { useApi } from '../../../shared/http/api-context.ts';
import { isApiError } from '../../../shared/http/api-error.ts';
import { useCatalogueWords } from '../../../shared/ui/catalogue-word.tsx';
import { LoadFailed } from '../../../shared/ui/load-failed.tsx';
import { rangePageQuery } from '../api/range-queries.ts';
import { messages } from '../messages.ts';
import { type RangePath, readableSegment, screenName } from '../model/range-path.ts';
import { CategoryPage } from './category-page.tsx';
import { ProductPage } from './product-page.tsx';
import classes from './range.module.css';
import { RangeMenu } from './range-menu.tsx';
import { RangeTrail } from './range-trail.tsx';

type Props = {
  path: RangePath;
  notFound: ReactNode;
  /** The parts of a product's sizes; the route fills it. */
  Sizes: ComponentType<{ sizes: RangeSizes }>;
};

export const RangeScreen = ({ path, notFound, Sizes }: Props) => {
  const { formatMessage } = useIntl();
  const word = useCatalogueWords();
  const name = screenName(path);
  const { data: page, error, refetch } = useQuery(rangePageQuery(useApi(), name));
  if (isApiError(error, 'NotFound')) return notFound;
  const title = name ? word(page?.productName ?? readableSegment(name)) : formatMessage(messages.ourRange);
  return (
    <div className={classes.page}>
      <title>{`${title} · Southline`}</title>
      <RangeTrail
        current={path.categories}
        trail={page?.trail ?? []}
        name={name && (page?.productName ?? readableSegment(name))}
      />
      {error && <LoadFailed error={error} onRetry={refetch} />}
      <div className={classes.columns} data-menu={(page && page.pageLevel >= 0) || undefined}>
        {page && page.pageLevel >= 0 && <RangeMenu page={page} categories={path.categories} />}
        <div>
          {!page && !error && (
            <div aria-busy="true">
              <Skeleton height={36} width="40%" mb={16} />
              <Skeleton height={18} width="80%" mb={10} />
              <Skeleton height={420} mt={24} />
            </div>
          )}
          {page?.isDetailPage && <ProductPage page={page} />}
          {page?.isDetailPage && page.sizes && <Sizes sizes={page.sizes} />}
          {page && !page.isDetailPage && <CategoryPage page={page} categories={path.categories} />}
        </div>
      </div>
    </div>
  );
};
