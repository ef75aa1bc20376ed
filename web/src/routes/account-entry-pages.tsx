import { useQueryClient } from '@tanstack/react-query';
import { getRouteApi, useLocation, useNavigate } from '@tanstack/react-router';
import { lazy, Suspense } from 'react';
import { ForgotPage } from '../features/account/components/forgot-page.tsx';
import { JoinPage } from '../features/account/components/join-page.tsx';
import { ResetPage } from '../features/account/components/reset-page.tsx';
import type { AskSecondStep } from '../features/account/components/sign-in-form.tsx';
import { SignInPage } from '../features/account/components/sign-in-page.tsx';
import { VerifyPage } from '../features/account/components/verify-page.tsx';
import { useHeldToken } from '../features/account/model/mailed-token.ts';
import { useApi } from '../shared/http/api-context.ts';
import { type Session, sessionKey, sessionQuery } from '../shared/http/session-query.ts';
import { ScreenTexts } from '../shared/i18n/screen-texts.tsx';
import { returnPath } from '../shared/session/return-path.ts';

const signIn = getRouteApi('/$region/sign-in');
const joinUs = getRouteApi('/$region/join-us');

const LazyStep = lazy(() =>
  import('../features/second-factor/components/second-step.tsx').then((file) => ({ default: file.SecondStep })),
);

const SecondStep: AskSecondStep = (props) => (
  <ScreenTexts api={useApi()} screens={['second-factor']} fallback={null}>
    <Suspense fallback={null}>
      <LazyStep {...props} />
    </Suspense>
  </ScreenTexts>
);

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** True after an address was verified: the next page says so. */
    verified?: boolean;
  }
}

export const SignInRoutePage = () => {
  const api = useApi();
  const { region } = api;
  const search = signIn.useSearch();
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  const verified = useLocation({ select: ({ state }) => state.verified ?? false });
  const goOn = () => {
    const session = queryClient.getQueryData<Session>(sessionKey(api));
    // If staff need a second factor, they set it up first. They return to their page by the menu.
    if (session?.secondFactor === 'required')
      return navigate({ to: '/$region/two-step-sign-in', params: { region }, replace: true });
    const left = returnPath.read();
    returnPath.forget();
    if (search.re === 'parts-finder')
      return navigate({ to: '/$region/parts-finder', params: { region }, replace: true });
    if (search.re === 'new-email')
      return navigate({
        to: '/$region/email-verfication/{-$token}',
        params: { region, token: undefined },
        replace: true,
      });
    if (search.re === 'unauthorised' && left) return navigate({ href: left, replace: true });
    const isStaff = (session?.user?.userType ?? 'Member') !== 'Member';
    return navigate({ to: isStaff ? '/$region/operations/work' : '/$region', params: { region }, replace: true });
  };
  return <SignInPage search={search} verified={verified} onSignedIn={() => void goOn()} SecondStep={SecondStep} />;
};

export const JoinUsRoutePage = () => <JoinPage search={joinUs.useSearch()} />;

export const ForgotPasswordRoutePage = ForgotPage;

export const ResetPasswordRoutePage = () => <ResetPage token={useHeldToken('reset')} />;

export const EmailVerificationRoutePage = () => {
  const api = useApi();
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  const token = useHeldToken('verification');
  const goOn = async () => {
    // A signed-in visitor has verified a changed e-mail address.
    const signedIn = await queryClient.fetchQuery({ ...sessionQuery(api), staleTime: 0 }).then(
      (session) => session.signedIn,
      () => false,
    );
    const to = signedIn ? '/$region/update-member-details' : '/$region/sign-in';
    await navigate({ to, params: { region: api.region }, state: { verified: true }, replace: true });
  };
  return <VerifyPage token={token} onVerified={() => void goOn()} />;
};
