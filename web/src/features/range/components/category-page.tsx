import { FormattedMessage } from 'react-intl';
import { CatalogueWord } from '../../../shared/ui/catalogue-word.tsx';
import type { RangePage } from '../api/range-queries.ts';
import { messages } from '../messages.ts';
import { FinderLink } from './finder-link.tsx';
import classes from './range.module.css';
import { RangeGrid } from './range-grid.tsx';

/** A category: its description and its subpages. Only top-level categories show their picture. */
export const CategoryPage = ({ page, categories }: { page: RangePage; categories: readonly string[] }) => (
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
