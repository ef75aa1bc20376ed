import { useQuery } from '@tanstack/react-query';
import { FormattedMessage } from 'react-intl';
import { useApi } from '../../../shared/http/api-context.ts';
import type { BuySlot } from '../../../shared/parts/buyable.ts';
import { boughtTogetherQuery } from '../api/part-extras-queries.ts';
import { messages } from '../messages.ts';
import { SideBySideSection } from './side-by-side.tsx';

type Props = { productNo: string; vehicleSlug: string | undefined; Buy: BuySlot };

/** It is an addition to the page, so it shows nothing while it loads or has no parts. */
export const BoughtTogether = ({ productNo, vehicleSlug, Buy }: Props) => {
  const { data: rows = [] } = useQuery(boughtTogetherQuery(useApi(), productNo, vehicleSlug));
  const title = <FormattedMessage {...messages.boughtTogether} />;
  return <SideBySideSection id="bought-together" title={title} rows={rows} Buy={Buy} />;
};
