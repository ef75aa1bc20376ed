import { useIntl } from 'react-intl';
import { CatalogueWord } from '../../../shared/ui/catalogue-word.tsx';
import { Link } from '../../../shared/ui/link.tsx';
import type { Product } from '../api/part-detail-queries.ts';
import { messages } from '../messages.ts';
import classes from './part-trail.module.css';

/** Breadcrumbs: a visitor from a search engine sees the part's categories and can open them. */
export const PartTrail = ({ product }: { product: Product }) => {
  const { formatMessage } = useIntl();
  return (
    <nav aria-label={formatMessage(messages.trail)}>
      <ol className={classes.trail}>
        <li>
          <Link to="/$region/parts-finder">{formatMessage(messages.finder)}</Link>
        </li>
        {product.categories?.map(({ categoryID, categoryName }) => (
          <li key={categoryID}>
            <Link to="/$region/parts-finder" search={{ category: categoryName }}>
              <CatalogueWord word={categoryName} />
            </Link>
          </li>
        ))}
        <li aria-current="page">{product.productNr}</li>
      </ol>
    </nav>
  );
};
