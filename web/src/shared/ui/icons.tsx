import type { ReactNode } from 'react';

type IconProps = { size?: number };

/** One stroke weight for all icons, the same as in the part drawings. */
const Icon = ({ size = 20, children }: IconProps & { children: ReactNode }) => (
  <svg
    width={size}
    height={size}
    viewBox="0 0 24 24"
    fill="none"
    stroke="currentColor"
    strokeWidth="1.75"
    strokeLinecap="square"
    aria-hidden="true"
    focusable="false"
  >
    {children}
  </svg>
);

const draw = (path: string) => (props: IconProps) => (
  <Icon {...props}>
    <path d={path} />
  </Icon>
);

export const CartIcon = draw('M2.5 4h3l2.6 11.5h10.4L21 7.5H6.4M9.5 19.8h.01M17 19.8h.01M9.5 19v1.6M17 19v1.6');
export const SearchIcon = draw('M10.5 4a6.5 6.5 0 1 0 0 13 6.5 6.5 0 0 0 0-13ZM15.3 15.3 20.5 20.5');
export const CarIcon = draw(
  'M3 16.5v-4.2l2-1 2.2-4.8h8.6l3 4.6 2.7.9v4.5h-2.3M8.8 16.5h6.4M3 16.5h1.6M6.7 14.6a1.9 1.9 0 1 0 0 3.8 1.9 1.9 0 0 0 0-3.8ZM17.3 14.6a1.9 1.9 0 1 0 0 3.8 1.9 1.9 0 0 0 0-3.8ZM12 6.5v4.8M5.5 11.3h13',
);
export const ChevronRight = draw('m9 5 7 7-7 7');
export const ChevronDown = draw('m5 9 7 7 7-7');
export const ArrowLeft = draw('M20 12H5M11 5.5 4.5 12l6.5 6.5');
export const ArrowToStart = draw('M4.5 5v14M20 12H9M15 5.5 8.5 12l6.5 6.5');
export const CopyIcon = draw('M8.5 8.5h11v11h-11zM15 8.5v-4H4.5V15h4');
export const CloseIcon = draw('M5.5 5.5 18.5 18.5M18.5 5.5 5.5 18.5');
export const PlusIcon = draw('M12 5v14M5 12h14');
export const MinusIcon = draw('M5 12h14');
export const CheckIcon = draw('m4.5 12.5 5 5L19.5 7');
export const WarningIcon = draw('M12 4 2.8 20h18.4L12 4ZM12 10v4.5M12 17.2v.3');
export const InfoIcon = draw('M12 3.5a8.5 8.5 0 1 0 0 17 8.5 8.5 0 0 0 0-17ZM12 11v5.5M12 7.6v.3');
export const FileIcon = draw('M6 3.5h8l4.5 4.5v12.5H6zM14 3.5V8h4.5M9 12.5h6M9 16.2h6');
export const PersonIcon = draw('M12 4a4 4 0 1 0 0 8 4 4 0 0 0 0-8ZM4.5 20.5v-1.2a5 5 0 0 1 5-5h5a5 5 0 0 1 5 5v1.2');
export const HeartIcon = draw('M12 20 4.6 12.4a4.7 4.7 0 0 1 6.7-6.7l.7.7.7-.7a4.7 4.7 0 0 1 6.7 6.7L12 20Z');
export const BinIcon = draw('M4 6.5h16M9 6.5V4h6v2.5M6 6.5l.9 14h10.2l.9-14M10 10.5v6M14 10.5v6');
export const MailIcon = draw('M3 5.5h18v13H3zM3.5 6l8.5 7 8.5-7');
export const TreeIcon = draw('M4 5.5h16M4 12h16M4 18.5h16');
export const LockIcon = draw('M5.5 11h13v9.5h-13zM8.5 11V7.5a3.5 3.5 0 0 1 7 0V11');
export const MenuIcon = draw('M3.5 6h17M3.5 12h17M3.5 18h17');
export const OutsideIcon = draw('M13.5 4.5h6v6M19 5l-8.5 8.5M10 6H4.5v13.5H18V14');
export const SocialIcon = draw('M4 4.5h16v11.5h-8.5L7 20v-4H4zM8 8.7h8M8 12h5');
export const LocateIcon = draw('M12 6.5a5.5 5.5 0 1 0 0 11 5.5 5.5 0 0 0 0-11ZM12 2.5v4M12 17.5v4M2.5 12h4M17.5 12h4');
export const EditIcon = draw('M4 20l1-4.5L16.5 4 20 7.5 8.5 19 4 20ZM14 6.5l3.5 3.5');
export const ViewIcon = draw(
  'M2.5 12C5 7.5 8.3 5.5 12 5.5s7 2 9.5 6.5c-2.5 4.5-5.8 6.5-9.5 6.5S5 16.5 2.5 12ZM12 9a3 3 0 1 0 0 6 3 3 0 0 0 0-6Z',
);
export const CameraIcon = draw('M3 7.5h4.5L9 5h6l1.5 2.5H21V19H3zM12 9.5a3.5 3.5 0 1 0 0 7 3.5 3.5 0 0 0 0-7Z');
export const ReturnIcon = draw('M8.5 4.5 4 9l4.5 4.5M4.5 9H15a5 5 0 0 1 0 10H8');
