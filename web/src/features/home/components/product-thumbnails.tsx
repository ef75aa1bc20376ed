import type { RangePage } from '@southline/rest/types';
import { useId, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useMoney } from '../../../shared/i18n/use-money.ts';
import { CatalogueWord } from '../../../shared/ui/catalogue-word.tsx';
import { ChevronRight } from '../../../shared/ui/icons.tsx';
import { Link } from '../../../shared/ui/link.tsx';
import { messages } from '../messages.ts';
import classes from './product-thumbnails.module.css';

/** The number of families that a phone shows at first. */
const FIRST = 6;

type Product = RangePage['childrenList'][number];

/** The families of the range. Hidden by style, so that the first picture is the same on the server and at any width. */
export const ProductThumbnails = ({ products }: { products: readonly Product[] }) => {
  const { formatMessage } = useIntl();
  const { money } = useMoney();
  const list = useId();
  const [all, setAll] = useState(false);
  const to = '/$region/products/$';
  return (
    <section aria-labelledby="home-range">
      <div className={classes.head}>
        <h2 id="home-range">{formatMessage(messages.range)}</h2>
        <Link to={to} params={{ _splat: '' }} text={messages.wholeRange} />
      </div>
      <ul id={list} className={classes.list}>
        {products.map(({ productName, segment, image, partsInStock, fromPrice }, index) => (
          <li key={segment} data-later={(index >= FIRST && !all) || undefined}>
            <Link to={to} params={{ _splat: segment }} className={classes.product}>
              <img src={image} alt="" width={96} height={96} loading="lazy" decoding="async" />
              <span>
                <CatalogueWord word={productName} />
              </span>
              {fromPrice && (
                <small>{formatMessage(messages.offer, { count: partsInStock ?? 0, price: money(fromPrice) })}</small>
              )}
            </Link>
          </li>
        ))}
        <li className={classes.whole}>
          <Link to={to} params={{ _splat: '' }}>
            <FormattedMessage {...messages.wholeRange} />
            <ChevronRight size={20} />
          </Link>
        </li>
      </ul>
      {products.length > FIRST && (
        <button
          type="button"
          className={classes.toggle}
          aria-expanded={all}
          aria-controls={list}
          onClick={() => setAll(!all)}
        >
          <FormattedMessage {...(all ? messages.viewLess : messages.viewMore)} />
        </button>
      )}
    </section>
  );
};
