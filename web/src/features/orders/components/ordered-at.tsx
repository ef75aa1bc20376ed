import { regionDateTime } from '@southline/kernel/region';
import { useApi } from '../../../shared/http/api-context.ts';

/** DD/MM/YYYY HH:mm:ss as clocks in the region showed it, wherever the page is read. */
export const OrderedAt = ({ at }: { at: string }) => {
  const { region } = useApi();
  return <time dateTime={at}>{regionDateTime(new Date(at), region)}</time>;
};
