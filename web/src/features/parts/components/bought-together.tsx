import { useQuery } from '@tanstack/react-query';
import { FormattedMessage } from 'react-intl';
import { useApi } from '../../../shared/http/api-context.ts';
import type { BuySlot } from '../../../shared/parts/buyable.ts';
import { boughtTogetherQuery } from '../api/part-extras-queries.ts';
import { messages } from '../messages.ts';
import classes from './side-by-side.module.css';
import { SideBySide } from './side-by-side.tsx';

type Props = { productNo: string; vehicleSlug: string | undefined; Buy: BuySlot };

/** It is an addition to the page, so it shows nothing while it loads or has no parts. */
export const BoughtTogether = ({ productNo, vehicleSlug, Buy }: Props) => {
  const { data: rows = [] } = useQuery(boughtTogetherQuery(useApi(), productNo, vehicleSlug));
  if (rows.length === 0) return null;
  return (
    <section className={classes.section} aria-labelledby="bought-together">
      <h2 id="bought-together">
        <FormattedMessage {...messages.boughtTogether} />
      </h2>
      <SideBySide rows={rows} Buy={Buy} />
    </section>
  );
};
