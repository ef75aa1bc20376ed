import { useMediaQuery } from '@mantine/hooks';
import { MOBILE } from '../../../shared/ui/breakpoints.ts';

/** A paper opens in a new tab on desktops, in the same window on phones (spec §4, PDF click). */
export const usePdfTarget = () => {
  const mobile = useMediaQuery(MOBILE, false, { getInitialValueInEffect: false });
  return mobile ? {} : { target: '_blank', rel: 'noopener' };
};
