import { Loader } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useIntl } from 'react-intl';
import { useApi } from '../../../shared/http/api-context.ts';
import { LoadFailed } from '../../../shared/ui/load-failed.tsx';
import { fitmentsQuery } from '../api/part-extras-queries.ts';
import { messages, placeMessages } from '../messages.ts';
import { FitmentList } from './fitment-list.tsx';
import classes from './part-tabs.module.css';

export const FitmentTab = ({ partId }: { partId: string }) => {
  const { formatMessage } = useIntl();
  const { data, error, refetch } = useQuery(fitmentsQuery(useApi(), partId));
  if (error) return <LoadFailed variant="default" error={error} onRetry={refetch} />;
  if (!data) return <Loader role="status" aria-label={formatMessage(messages.loadingFitment)} />;
  return (
    <>
      {data.fitments.length > 0 && (
        <div className={classes.pictures}>
          {data.fitments.map(({ fitmentUrl, place }) => (
            <figure key={fitmentUrl} className={classes.picture}>
              <img src={fitmentUrl} alt="" width={320} height={240} />
              <figcaption>{formatMessage(placeMessages[`${place.end}-${place.side}`])}</figcaption>
            </figure>
          ))}
        </div>
      )}
      {data.totalCount === 0 ? (
        <p className={classes.none}>{formatMessage(messages.noFitment)}</p>
      ) : (
        <FitmentList {...data} />
      )}
    </>
  );
};
