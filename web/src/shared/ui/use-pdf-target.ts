import { usePhone } from './use-phone.ts';

/** A PDF opens in a new tab on desktops, in the same window on phones. */
export const usePdfTarget = () => {
  const mobile = usePhone();
  return mobile ? {} : { target: '_blank', rel: 'noopener' };
};
