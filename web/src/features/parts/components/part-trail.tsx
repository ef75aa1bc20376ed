import { Link } from '@tanstack/react-router';
import { FormattedMessage, useIntl } from 'react-intl';
import { useApi } from '../../../shared/http/api-context.ts';
import { CatalogueWord } from '../../../shared/ui/catalogue-word.tsx';
import type { Product } from '../api/part-detail-queries.ts';
import { messages } from '../messages.ts';
import classes from './part-trail.module.css';

/** Breadcrumbs: a visitor from a search engine sees the part's categories and can open them. */
export const PartTrail = ({ product }: { product: Product }) => {
  const { region } = useApi();
  const { formatMessage } = useIntl();
  return (
    <nav aria-label={formatMessage(messages.trail)}>
      <ol className={classes.trail}>
        <li>
          <Link to="/$region/parts-finder" params={{ region }}>
            <FormattedMessage {...messages.finder} />
          </Link>
        </li>
        {product.categories?.map(({ categoryID, categoryName }) => (
          <li key={categoryID}>
            <Link to="/$region/parts-finder" params={{ region }} search={{ category: categoryName }}>
              <CatalogueWord word={categoryName} />
            </Link>
          </li>
        ))}
        <li aria-current="page">{product.productNr}</li>
      </ol>
    </nav>
  );
};
