import { Skeleton } from '@mantine/core';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { memo, type ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { useApi } from '../../../shared/http/api-context.ts';
import { isApiError } from '../../../shared/http/api-error.ts';
import type { BuySlot } from '../../../shared/parts/buyable.ts';
import { LoadFailed } from '../../../shared/ui/load-failed.tsx';
import { SkipLink } from '../../../shared/ui/skip-link.tsx';
import { productQuery } from '../api/part-detail-queries.ts';
import { messages } from '../messages.ts';
import { BackLink } from './back-link.tsx';
import classes from './part-detail.module.css';
import { type FitCheckSlot, PartSheet } from './part-sheet.tsx';
import { PartUnknown } from './part-unknown.tsx';

type Props = {
  productNo: string;
  vehicleSlug: string | undefined;
  Buy: BuySlot;
  FitCheck: FitCheckSlot;
  inCart: number | undefined;
  /** Shown below the part, if the part exists. */
  below: ReactNode;
};

/** Memoised. The components around it depend on the session; its answer must not render the whole part again. */
export const PartDetail = memo(({ productNo, vehicleSlug, below, ...slots }: Props) => {
  const { formatMessage } = useIntl();
  // Choosing a vehicle changes the query. The page keeps its content until the answer with the fit arrives.
  const product = { ...productQuery(useApi(), productNo, vehicleSlug), placeholderData: keepPreviousData };
  const { data, error, refetch } = useQuery(product);
  return (
    <div className={classes.page}>
      <title>{`${data?.product.productNr ?? productNo} · Southline`}</title>
      {data && data.product.orderable !== false && <SkipLink to="buy">{formatMessage(messages.skipToBuy)}</SkipLink>}
      <BackLink />
      {isApiError(error, 'NotFound') && <PartUnknown productNo={productNo} />}
      {error && !isApiError(error, 'NotFound') && <LoadFailed error={error} onRetry={refetch} />}
      {!data && !error && (
        <div className={classes.top} aria-busy="true">
          <Skeleton className={classes.picture} height="auto" radius="sm" />
          <div>
            <Skeleton height={30} width="55%" mb={14} />
            <Skeleton height={18} width="90%" mb={28} />
            <Skeleton height={34} width="34%" mb={20} />
            <Skeleton height={46} width="72%" />
          </div>
        </div>
      )}
      {data && <PartSheet key={data.product.id} detail={data} {...slots} />}
      {data && below}
    </div>
  );
});
