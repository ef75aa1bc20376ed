import { Skeleton } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { FormattedMessage } from 'react-intl';
import { useApi } from '../../../shared/http/api-context.ts';
import { GmNumber, PartNumber } from '../../../shared/parts/part-number.tsx';
import { CatalogueWord } from '../../../shared/ui/catalogue-word.tsx';
import { TryAgain } from '../../../shared/ui/load-failed.tsx';
import { supersessionQuery } from '../api/part-queries.ts';
import { messages } from '../messages.ts';
import classes from './part-table.module.css';

type Props = { partNo: string; width: number };

/** Loaded when it is unfolded for the first time, then cached. */
export const SupersessionRows = ({ partNo, width }: Props) => {
  const api = useApi();
  const { data, error, refetch } = useQuery(supersessionQuery(api, partNo));
  return (
    <tr className={classes.supersession}>
      <td />
      <td colSpan={width - 1}>
        {!data && !error && <Skeleton height={14} width="46%" my={6} />}
        {error && <TryAgain variant="default" size="compact-sm" onRetry={refetch} />}
        {data?.length === 0 && <FormattedMessage {...messages.supersessionNone} />}
        <ul className={classes.chain}>
          {data?.map((each) => (
            <li key={each.partNumber}>
              <PartNumber plain number={each.partNumber} />
              <GmNumber part={each} />
              <span>
                <CatalogueWord word={each.description} />
              </span>
              {each.supersededPart && (
                <span>
                  <FormattedMessage {...messages.replacedBy} /> <b>{each.supersededPart}</b>
                </span>
              )}
            </li>
          ))}
        </ul>
      </td>
    </tr>
  );
};
