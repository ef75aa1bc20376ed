import { regionDate, regionDateTime } from '@southline/kernel/region';
import { useApi } from '../http/api-context.ts';

type Props = { at: string };

/** DD/MM/YYYY HH:mm:ss in the time zone of the region, wherever the reader is. */
export const RegionTime = ({ at }: Props) => {
  const { region } = useApi();
  return <time dateTime={at}>{regionDateTime(new Date(at), region)}</time>;
};

/** DD/MM/YYYY of the day in the region's time zone. */
export const RegionDay = ({ at }: Props) => {
  const { region } = useApi();
  return <time dateTime={at}>{regionDate(new Date(at), region)}</time>;
};
