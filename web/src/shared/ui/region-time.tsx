import { regionDate, regionDateTime } from '@southline/kernel/region';
import { useApi } from '../http/api-context.ts';

type Props = { at: string };

/** DD/MM/YYYY HH:mm:ss as clocks in the region showed it, wherever the page is read. */
export const RegionTime = ({ at }: Props) => {
  const { region } = useApi();
  return <time dateTime={at}>{regionDateTime(new Date(at), region)}</time>;
};

/** DD/MM/YYYY of the day that it was in the region. */
export const RegionDay = ({ at }: Props) => {
  const { region } = useApi();
  return <time dateTime={at}>{regionDate(new Date(at), region)}</time>;
};
