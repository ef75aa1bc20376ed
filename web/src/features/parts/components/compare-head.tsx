import { Skeleton } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { FormattedMessage, useIntl } from 'react-intl';
import { PartNumber } from '../../../shared/parts/part-number.tsx';
import { CatalogueWord } from '../../../shared/ui/catalogue-word.tsx';
import { CloseIcon } from '../../../shared/ui/icons.tsx';
import type { Product } from '../api/part-detail-queries.ts';
import { messages } from '../messages.ts';
import type { CompareSearch } from '../model/comparison.ts';
import classes from './compare-screen.module.css';

type Props = { number: string; product: Product | undefined; failed: boolean; others: readonly string[] };

/** A part at the top of its column. */
export const CompareHead = ({ number, product, failed, others }: Props) => {
  const { formatMessage } = useIntl();
  return (
    <th scope="col" className={classes.part}>
      <Link
        to="."
        search={(now: CompareSearch) => ({ ...now, parts: others.length > 0 ? others.join(',') : undefined })}
        replace
        className={classes.remove}
        aria-label={formatMessage(messages.compareRemove, { number })}
      >
        <CloseIcon size={16} />
      </Link>
      {product ? (
        <img src={product.baseImages[0]} alt="" width={200} height={150} />
      ) : (
        <Skeleton height={150} animate={!failed} />
      )}
      <PartNumber number={product?.productNr ?? number} />
      <span className={classes.description}>
        {failed ? (
          <FormattedMessage {...messages.compareUnknown} />
        ) : (
          product && <CatalogueWord word={product.description} />
        )}
      </span>
    </th>
  );
};
