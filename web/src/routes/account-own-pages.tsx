import { useLocation } from '@tanstack/react-router';
import { PasswordPage } from '../features/account/components/password-page.tsx';
import { ProfilePage } from '../features/account/components/profile-page.tsx';

export const ProfileRoutePage = () => (
  <ProfilePage verified={useLocation({ select: ({ state }) => state.verified ?? false })} />
);

export const PasswordRoutePage = PasswordPage;
