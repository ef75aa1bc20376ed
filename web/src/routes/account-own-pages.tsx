import { useLocation } from '@tanstack/react-router';
import { OwnDataPage } from '../features/account/components/own-data-page.tsx';
import { PasswordPage } from '../features/account/components/password-page.tsx';
import { ProfilePage } from '../features/account/components/profile-page.tsx';
import { useHeldToken } from '../features/account/model/mailed-token.ts';

export const ProfileRoutePage = () => (
  <ProfilePage verified={useLocation({ select: ({ state }) => state.verified ?? false })} />
);

export const PasswordRoutePage = PasswordPage;

export const OwnDataRoutePage = () => <OwnDataPage token={useHeldToken('own-data')} />;
