import { logoOnInk } from 'virtual:family-art';

/** Mark and name, for dark backgrounds. */
export const Logo = () => <img src={logoOnInk} alt="" width={150} height={28} />;
