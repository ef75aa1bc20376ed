import { Skeleton } from '@mantine/core';
import type { RangeSizes } from '@southline/rest/types';
import { useQuery } from '@tanstack/react-query';
import type { ComponentType, ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useApi } from '../../../shared/http/api-context.ts';
import { isApiError } from '../../../shared/http/api-error.ts';
import { CatalogueWord, useCatalogueWords } from '../../../shared/ui/catalogue-word.tsx';
import { Link } from '../../../shared/ui/link.tsx';
import { LoadFailed } from '../../../shared/ui/load-failed.tsx';
import { type RangePage, rangePageQuery } from '../api/range-queries.ts';
import { messages } from '../messages.ts';
import { type RangePath, rangeSplat, readableSegment, screenName } from '../model/range-path.ts';
import { FinderLink } from './finder-link.tsx';
import { ProductPage } from './product-page.tsx';
import classes from './range.module.css';
import { RangeGrid } from './range-grid.tsx';
import { RangeLink } from './range-link.tsx';
import { useResolvedClick } from './use-resolved-click.ts';

type RangeMenuProps = { page: RangePage; categories: readonly string[] };

/** All families; the open one unfolds to the current page. */
const RangeMenu = ({ page, categories }: RangeMenuProps) => {
  const { formatMessage } = useIntl();
  const { data: root } = useQuery(rangePageQuery(useApi(), ''));
  const open = page.isHaveChild ? categories : page.trail.map(({ segment }) => segment);
  return (
    <nav className={classes.menu} aria-label={formatMessage(messages.menu)}>
      <ul className={classes.families}>
        {root?.childrenList.map((family) => (
          <li key={family.segment}>
            <RangeLink above={[]} child={family} className={classes.family} current={family.segment === page.segment}>
              <CatalogueWord word={family.productName} />
            </RangeLink>
            {open[0] === family.segment && <Branch open={open} depth={1} page={page} />}
          </li>
        ))}
      </ul>
    </nav>
  );
};

type BranchProps = { open: readonly string[]; depth: number; page: RangePage };

const Branch = ({ open, depth, page }: BranchProps) => {
  const above = open.slice(0, depth);
  const { data } = useQuery(rangePageQuery(useApi(), above.at(-1) ?? ''));
  return (
    <ul className={classes.branch}>
      {data?.childrenList.map((child) => (
        <li key={child.segment}>
          <RangeLink above={above} child={child} className={classes.entry} current={child.segment === page.segment}>
            <CatalogueWord word={child.productName} />
          </RangeLink>
          {open[depth] === child.segment && <Branch open={open} depth={depth + 1} page={page} />}
        </li>
      ))}
    </ul>
  );
};

type RangeTrailProps = {
  trail: readonly { productName: string; segment: string }[];
  name: string;
  /** Categories from the URL of this page. */
  current: readonly string[];
};

/** Home, Parts, each category, and the page itself. Parts is the root of the range. */
const RangeTrail = ({ trail, name, current }: RangeTrailProps) => {
  const resolved = useResolvedClick();
  const { formatMessage } = useIntl();
  return (
    <nav aria-label={formatMessage(messages.trail)}>
      <ol className={classes.trail}>
        <li>
          <Link to="/$region">{formatMessage(messages.home)}</Link>
        </li>
        <li>
          <Link to="/$region/products/$" params={{ _splat: '' }} onClick={resolved('', current, '')}>
            <FormattedMessage {...messages.parts} />
          </Link>
        </li>
        {trail.map(({ productName, segment }, index) => {
          const splat = rangeSplat(trail.slice(0, index + 1).map((each) => each.segment));
          return (
            <li key={segment}>
              <Link to="/$region/products/$" params={{ _splat: splat }} onClick={resolved(segment, current, splat)}>
                <CatalogueWord word={productName} />
              </Link>
            </li>
          );
        })}
        {name && (
          <li aria-current="page">
            <CatalogueWord word={name} />
          </li>
        )}
      </ol>
    </nav>
  );
};

/** A category: its description and its subpages. Only top-level categories show their picture. */
const CategoryPage = ({ page, categories }: { page: RangePage; categories: readonly string[] }) => (
  <>
    <div className={classes.intro} data-picture={page.pageLevel === 1 || undefined}>
      <div>
        <h1 className={classes.title}>
          {page.pageLevel < 0 ? <FormattedMessage {...messages.ourRange} /> : <CatalogueWord word={page.productName} />}
        </h1>
        <p className={classes.lead}>
          <CatalogueWord word={page.description} />
        </p>
        {page.pageLevel >= 1 && page.finderCategory && (
          <FinderLink category={page.finderCategory}>
            <FormattedMessage {...messages.findYourPart} />
          </FinderLink>
        )}
      </div>
      {page.pageLevel === 1 && (
        <img
          src={`${page.image}?size=detail`}
          alt=""
          width={480}
          height={360}
          fetchPriority="high"
          className={classes.head}
        />
      )}
    </div>
    <RangeGrid above={categories} root={page.pageLevel < 0}>
      {page.childrenList}
    </RangeGrid>
  </>
);

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
          {page?.isDetailPage && <ProductPage page={page} sizes={page.sizes && <Sizes sizes={page.sizes} />} />}
          {page && !page.isDetailPage && <CategoryPage page={page} categories={path.categories} />}
        </div>
      </div>
    </div>
  );
};
