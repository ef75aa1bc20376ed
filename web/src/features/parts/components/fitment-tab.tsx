import { Button, Loader } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { FormattedMessage, useIntl } from 'react-intl';
import { useApi } from '../../../shared/http/api-context.ts';
import { fitmentsQuery } from '../api/part-detail-queries.ts';
import { messages } from '../messages.ts';
import classes from './part-tabs.module.css';

export const FitmentTab = ({ partId }: { partId: string }) => {
  const { formatMessage } = useIntl();
  const { data, error, refetch } = useQuery(fitmentsQuery(useApi(), partId));
  if (error) {
    return (
      <div role="alert">
        <p>{error.message}</p>
        <Button variant="default" onClick={() => void refetch()}>
          <FormattedMessage {...messages.tryAgain} />
        </Button>
      </div>
    );
  }
  if (!data) return <Loader role="status" aria-label={formatMessage(messages.loadingFitment)} />;
  if (data.totalCount === 0) {
    return (
      <p className={classes.none}>
        <FormattedMessage {...messages.noFitment} />
      </p>
    );
  }
  return (
    <>
      {data.fitments.length > 0 && (
        <div className={classes.pictures}>
          {data.fitments.map(({ fitmentUrl }) => (
            <img key={fitmentUrl} src={fitmentUrl} alt="" width={320} height={240} loading="lazy" />
          ))}
        </div>
      )}
      <p className={classes.count}>
        <FormattedMessage {...messages.vehicleTotal} values={{ shown: data.vehicles.length, total: data.totalCount }} />
      </p>
      <div className={classes.scroll}>
        <table className={classes.vehicles}>
          <thead>
            <tr>
              {[messages.vehicle, messages.series, messages.years, messages.variant, messages.note].map((head) => (
                <th key={head.id} scope="col">
                  <FormattedMessage {...head} />
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {data.vehicles.map(({ make, model, series, years, variant, note }) => (
              <tr key={[make, model, series, years, variant, note].join('|')}>
                <td className={classes.vehicle}>
                  {make} {model}
                </td>
                <td>{series}</td>
                <td>{years}</td>
                <td>{variant}</td>
                <td>{note}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </>
  );
};
